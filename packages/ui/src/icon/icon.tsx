import type { ComponentProps } from 'react';
import { expectMounted } from '../primitives/expect-mounted.ts';
import type { IconName } from './generated/icon-names.ts';
import { type IconSize, iconClass } from './icon.variants.ts';
import { isKnown } from './known-names.ts';

/** Bundlers put the word in its place, and leave out what only development needs. */
declare const process: { env: { NODE_ENV?: string } };

export type { IconSize };

export type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'name'> & {
  /** Addresses the drawing in the sprite (`ICON-01`). */
  name: IconName;
  /** Default `default`, 1.5rem (`ICON-03`). */
  size?: IconSize;
} & IconWords;

type IconWords =
  | {
      /** What the icon says. Without it the icon is decoration and the words beside it speak. */
      label?: string;
      disabledReason?: undefined;
    }
  | {
      label: string;
      /**
       * Why what the icon stands for is not possible now. The icon can then be focused; a tooltip gives the reason,
       * and a tap shows it as an error toast (`ICON-04`). Needs a `label`. An action is an IconButton, which has the
       * same.
       */
      disabledReason?: string | undefined;
    };

/** A drawing of the sprite, in the colour of the text around it. Put one `IconSprite` into the page. */
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
    // biome-ignore lint/a11y/noSvgWithoutTitle: `label` names it; without one it is decoration.
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
