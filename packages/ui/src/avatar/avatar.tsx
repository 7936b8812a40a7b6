'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { avatarHue, initials } from './initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose: gives the initials and, always the same, one of six hues. */
  name: string;
  /** The address of a square picture. Initials take its place while there is none, or when it cannot be loaded. */
  src?: string | undefined;
  /** `round` (default) for people, `arch` for institutes. */
  shape?: 'round' | 'arch';
  /** `sm` 26 px (default), `md` 36 px, `lg` 52 px. */
  size?: 'sm' | 'md' | 'lg';
}

/** A picture, or initials, that help the eye to find a name. They say nothing by themselves: the name stands beside them. */
export function Avatar({
  name,
  src,
  shape = 'round',
  size = 'sm',
  className,
  ...rest
}: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-hue={avatarHue(name)}
      className={cx(
        'bk-avatar',
        shape === 'arch' && 'bk-avatar-arch',
        size !== 'sm' && `bk-avatar-${size}`,
        className,
      )}
    >
      {src && src !== broken ? (
        <img className="bk-avatar-picture" src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
