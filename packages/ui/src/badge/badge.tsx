import type { ComponentProps } from 'react';
import { Icon, type IconSource } from '../icon/index.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { ownText, textOf } from '../primitives/text/own-text.tsx';
import { type BadgeSize, type BadgeTone, badgeClass } from './badge.variants.ts';

/** The parts of `Badge`. */
export type BadgePart = 'icon';

export interface BadgeProps extends PartsProps<BadgePart>, ComponentProps<'span'> {
  /** Meaning of the status. Default `neutral`. */
  tone?: BadgeTone | undefined;
  /** Default `md`, 20 px high. */
  size?: BadgeSize | undefined;
  /** Icon before the text, instead of the dot. */
  icon?: IconSource | undefined;
  /** Shows a dot before the text. Default true; false for a badge that names something, such as a plan. */
  hasDot?: boolean | undefined;
}

/** Shows a status as a dot or an icon and a word. Colour is only an extra cue. */
export function Badge({
  tone,
  size,
  icon,
  hasDot = true,
  className,
  children,
  parts,
  ...rest
}: BadgeProps) {
  const part = partOf(parts);
  return (
    <span
      {...rest}
      className={badgeClass({ tone, size, className })}
      data-dot={(hasDot && !icon) || undefined}
    >
      {(icon ? undefined : textOf(children)) ?? (
        <>
          {icon && <Icon {...part('icon', 'bk-badge-icon')} name={icon} size="xs" />}
          {ownText(children)}
        </>
      )}
    </span>
  );
}
