import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { TagTone } from './tag.variants.ts';

export interface TagProps extends ComponentProps<'span'> {
  /** Default `neutral`. */
  tone?: TagTone;
}

/** Shows a status as a dot and a word. Colour is only an extra cue. */
export function Tag({ tone = 'neutral', className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={cx('bk-tag', tone !== 'neutral' && `bk-tag-${tone}`, className)}>
      {children}
    </span>
  );
}
