import type { ComponentProps } from 'react';
import type { IconName } from './generated/icon-names.ts';
import { type IconSize, iconClass } from './icon.variants.ts';

export type { IconSize };

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  /** Addresses the drawing in the sprite (`ICON-01`). */
  name: IconName;
  /** Default `default`, 1.5rem (`ICON-03`). */
  size?: IconSize;
  /** What the icon says. Without it the icon is decoration and the words beside it speak. */
  label?: string;
}

/** A drawing of the sprite, in the colour of the text around it. Put one `IconSprite` into the page. */
export function Icon({ name, size, label, className, ...rest }: IconProps) {
  const a11y = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: `label` names it; without one it is decoration.
    <svg {...rest} {...a11y} className={iconClass({ size, className })} focusable="false">
      <use href={`#bk-${name}`} />
    </svg>
  );
}
