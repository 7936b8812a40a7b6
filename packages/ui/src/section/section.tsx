import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading, type HeadingSize } from '../heading/index.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import type { Gap } from '../stack/index.ts';
import { sectionClass } from './section.variants.ts';

/** The parts of `Section`. */
export type SectionPart = 'actions' | 'description' | 'head' | 'title';

export interface SectionProps
  extends PartsProps<SectionPart>,
    Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading, and the name of the landmark. */
  title: ReactNode;
  /** Level of the title as a heading. Default 2. */
  titleLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** How large the title is. Default `md`. */
  titleSize?: HeadingSize | undefined;
  /** Below the title: a sentence. */
  description?: ReactNode;
  /** At the end of the title: buttons. */
  actions?: ReactNode;
  /** The space below the head and between the children, a step of the tokens in pixels. Default 12. */
  gap?: Gap | undefined;
}

/** A part of a page with a heading, which is a landmark that it names. Its children stand below each other. */
export function Section({
  title,
  titleLevel = 2,
  titleSize,
  description,
  actions,
  gap,
  className,
  children,
  parts,
  ...rest
}: SectionProps) {
  const part = partOf(parts);
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={sectionClass({ gap, className })}>
      <div {...part('head', 'bk-section-head')}>
        <Heading {...part('title', 'bk-section-title')} id={id} level={titleLevel} size={titleSize}>
          {title}
        </Heading>
        {actions && <div {...part('actions', 'bk-section-actions')}>{actions}</div>}
        {description && <p {...part('description', 'bk-section-description')}>{description}</p>}
      </div>
      {children}
    </section>
  );
}
