import type { ComponentProps } from 'react';
import { type HeadingSize, headingClass } from './heading.variants.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'color'> {
  /** Its level in the outline of the page, apart from its size. */
  level: HeadingLevel;
  /** How large it is. Default `md`. */
  size?: HeadingSize | undefined;
}

/** A heading whose level and look are two things: screen readers follow the level, eyes the size. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={headingClass({ size, className })} />;
}
