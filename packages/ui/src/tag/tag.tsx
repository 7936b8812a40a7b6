import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { TagTone } from './tag.variants.ts';

export interface TagProps extends ComponentProps<'span'> {
  /** Default `neutral`. */
  tone?: TagTone;
}

/** The state of a thing: a dot and a word. The word says it, the colour only helps to find it. */
export function Tag({ tone = 'neutral', className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={cx('bk-tag', tone !== 'neutral' && `bk-tag-${tone}`, className)}>
      {children}
    </span>
  );
}
