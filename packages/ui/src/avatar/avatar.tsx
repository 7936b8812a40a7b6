'use client';
import { type ComponentProps, useState } from 'react';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { type AvatarShape, type AvatarSize, avatarClass } from './avatar.variants.ts';
import { avatarHue, initials } from './initials.ts';

/** The parts of `Avatar`. */
export type AvatarPart = 'picture';

export interface AvatarProps
  extends PartsProps<AvatarPart>,
    Omit<ComponentProps<'span'>, 'children'> {
  /** The name: sets the initials and one of six colours, always the same for a name. */
  name: string;
  /** URL of a square image. Initials are shown without one, or if it fails to load. */
  src?: string | undefined;
  /** Default `round`. */
  shape?: AvatarShape | undefined;
  /** Default `md`, 26 px. */
  size?: AvatarSize | undefined;
  /** Accessible name and tooltip, where the name isn't shown beside it. Without it the avatar is decorative. */
  label?: string | undefined;
}

/** A photo or initials beside a name. */
export function Avatar({ name, src, shape, size, label, className, parts, ...rest }: AvatarProps) {
  const part = partOf(parts);
  const [broken, setBroken] = useState<string>();
  const hasPicture = Boolean(src) && src !== broken;
  return (
    <span
      {...(label
        ? { role: 'img', 'aria-label': label, 'data-tooltip': label }
        : { 'aria-hidden': true })}
      {...rest}
      className={avatarClass({ size, shape, className })}
      data-hue={avatarHue(name)}
      data-state={hasPicture ? 'picture' : 'initials'}
      // Drawn by the style sheet: as text they would be part of what a button around them seems to be called.
      data-initials={hasPicture ? undefined : initials(name)}
    >
      {hasPicture && (
        <img
          {...part('picture', 'bk-avatar-picture')}
          src={src}
          alt=""
          ref={(image) => {
            // It may have failed before the listener was attached.
            if (image?.complete && !image.naturalWidth) setBroken(src);
          }}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
