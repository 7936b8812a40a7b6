import type { ComponentProps, ReactNode } from 'react';
import { RoutedLink } from '../link/routed-link.tsx';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { type CardSize, type CardVariant, cardClass } from './card.variants.ts';

/** The parts of `Card`. */
export type CardPart =
  | 'actions'
  | 'body'
  | 'content'
  | 'description'
  | 'head'
  | 'link'
  | 'media'
  | 'title'
  | 'title-end';

export interface CardProps extends PartsProps<CardPart>, Omit<ComponentProps<'div'>, 'title'> {
  title?: ReactNode;
  /** Level of the title as a heading. Default 3. */
  titleLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Below the title: a sentence. */
  description?: ReactNode;
  /** A picture or a chart across the top. */
  media?: ReactNode;
  /** At the end of the title: a status, an `IconButton` or a `Menu`. */
  titleEnd?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** Where the card leads. The title is the link, and a click anywhere on the card follows it. Needs a `title`. */
  href?: string | undefined;
  /** Why the link can't be followed. */
  disabledReason?: string | undefined;
  /** Default `md`. */
  size?: CardSize | undefined;
  /** Default `outlined`. */
  variant?: CardVariant | undefined;
}

/** A thing among others: a plan, an institute, a template. To choose one of several use `RadioCards`. */
export function Card({
  title,
  titleLevel = 3,
  description,
  media,
  titleEnd,
  actions,
  href,
  disabledReason,
  size,
  variant,
  className,
  children,
  parts,
  ...rest
}: CardProps) {
  const part = partOf(parts);
  const Heading = `h${titleLevel}` as const;
  return (
    <div
      {...rest}
      className={cardClass({ size, variant, className })}
      data-link={href === undefined ? undefined : ''}
    >
      {media && <div {...part('media', 'bk-card-media')}>{media}</div>}
      <div {...part('body', 'bk-card-body')}>
        {(title || titleEnd) && (
          <div {...part('head', 'bk-card-head')}>
            {title && (
              <Heading {...part('title', 'bk-card-title')}>
                {href === undefined ? (
                  title
                ) : (
                  <RoutedLink
                    {...part('link', 'bk-card-link')}
                    href={href}
                    disabledReason={disabledReason}
                  >
                    {title}
                  </RoutedLink>
                )}
              </Heading>
            )}
            {titleEnd && <div {...part('title-end', 'bk-card-title-end')}>{titleEnd}</div>}
          </div>
        )}
        {description && <p {...part('description', 'bk-card-description')}>{description}</p>}
        {children && <div {...part('content', 'bk-card-content')}>{children}</div>}
        {actions && <div {...part('actions', 'bk-card-actions')}>{actions}</div>}
      </div>
    </div>
  );
}
