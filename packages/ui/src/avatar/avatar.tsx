'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { avatarHue, initials } from './initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name: sets the initials and one of six colours, always the same for a name. */
  name: string;
  /** URL of a square image. Initials are shown without one, or if it fails to load. */
  src?: string | undefined;
  /** `round` (default) for people, `arch` for institutes. */
  shape?: 'round' | 'arch';
  /** `sm` 26 px (default), `md` 36 px, `lg` 52 px. */
  size?: 'sm' | 'md' | 'lg';
}

/** A photo or initials beside a name. Hidden from screen readers, so always show the name too. */
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
