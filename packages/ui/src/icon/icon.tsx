import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import { expectMounted } from '../primitives/react/expect-mounted.ts';
import type { IconName } from './generated/icon-names.ts';
import { type IconSize, iconClass } from './icon.variants.ts';
import { isKnown } from './known-names.ts';

/** Bundlers replace it and drop development-only code. */
declare const process: { env: { NODE_ENV?: string } };

export type { IconSize };

/** An icon of our sprite by its name, or an element of the host's own: an `<svg>`, or a component that takes its props. */
export type IconSource = IconName | ReactElement<ComponentProps<'svg'>>;

export type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'name'> & {
  /** Name of the icon in the sprite (`ICON-01`), or the host's own element. */
  name: IconSource;
  /** Default `lg`, 1.5rem (`ICON-03`). */
  size?: IconSize | undefined;
} & IconLabel;

type IconLabel =
  | {
      /** Accessible name and tooltip. Without it the icon is decorative. */
      label?: string | undefined;
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

/** An icon in the text colour. For icons of the sprite mount one `IconSprite` on the page. */
export function Icon({ name, size, label, disabledReason, ...rest }: IconProps) {
  const labelled = label ? { role: 'img', 'aria-label': label, 'data-tooltip': label } : undefined;
  const blocked = disabledReason && {
    tabIndex: 0,
    'aria-description': disabledReason,
    'data-disabled-reason': disabledReason,
  };
  return drawIcon(name, size, { ...rest, ...(labelled ?? hidden), ...blocked });
}

const hidden = { 'aria-hidden': true };

/** Returns an icon without a component around it: a control that draws its icons by this has no bytes of a label's. */
export function drawIcon(
  name: IconSource,
  size: IconSize | undefined,
  { className, ...rest }: ComponentProps<'svg'> = hidden,
) {
  const attributes = { focusable: 'false', ...rest } as const;
  if (typeof name !== 'string') {
    return cloneElement(name, {
      ...attributes,
      className: iconClass({ size, className: [name.props.className, className] }),
    });
  }
  expectMounted('IconSprite');
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: `label` names it; without one it is decorative.
    <svg
      data-missing={(process.env.NODE_ENV !== 'production' && !isKnown(name)) || undefined}
      {...attributes}
      className={iconClass({ size, className })}
    >
      <use href={`#bk-${name}`} />
    </svg>
  );
}
