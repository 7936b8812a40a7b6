import type { ComponentProps } from 'react';
import { expectMounted } from '../primitives/expect-mounted.ts';
import type { IconName } from './generated/icon-names.ts';
import { type IconSize, iconClass } from './icon.variants.ts';
import { isKnown } from './known-names.ts';

/** Bundlers replace it and drop development-only code. */
declare const process: { env: { NODE_ENV?: string } };

export type { IconSize };

export type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'name'> & {
  /** Name of the icon in the sprite (`ICON-01`). */
  name: IconName;
  /** Default `default`, 1.5rem (`ICON-03`). */
  size?: IconSize;
} & IconWords;

type IconWords =
  | {
      /** Accessible name and tooltip. Without it the icon is decorative. */
      label?: string;
      disabledReason?: undefined;
    }
  | {
      label: string;
      /**
       * Why what the icon stands for isn't available. The icon becomes focusable; a tooltip shows the reason, and a tap
       * shows it as an error toast (`ICON-04`). Needs a `label`. For an action use IconButton, which has the same prop.
       */
      disabledReason?: string | undefined;
    };

/** An icon from the sprite, in the text colour. Mount one `IconSprite` on the page. */
export function Icon({ name, size, label, disabledReason, className, ...rest }: IconProps) {
  expectMounted('IconSprite');
  const speaks = label
    ? { role: 'img', 'aria-label': label, 'data-tooltip': label }
    : { 'aria-hidden': true };
  const refuses = disabledReason && {
    tabIndex: 0,
    'aria-description': disabledReason,
    'data-disabled-reason': disabledReason,
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: `label` names it; without one it is decorative.
    <svg
      focusable="false"
      data-missing={(process.env.NODE_ENV !== 'production' && !isKnown(name)) || undefined}
      {...rest}
      {...speaks}
      {...refuses}
      className={iconClass(size, className)}
    >
      <use href={`#bk-${name}`} />
    </svg>
  );
}
