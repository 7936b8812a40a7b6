import { classNames } from '../primitives/class-names.ts';

/** The nine colours and their use (`BTN-01`). */
export const buttonColors = {
  transparent: 'Leaves: cancel, close, go back.',
  red: 'Destroys or stops something.',
  orange: 'Blocks dates; the call to action on night surfaces.',
  green: 'Checks in, approves, confirms.',
  blue: 'Shares and links.',
  navy: 'Bills.',
  black: 'Signs in.',
  theme: 'Saves: the one solid button of a view.',
  purple: 'Upgrades.',
} as const;

/** The two variants (`BTN-01`). */
export const buttonVariants = {
  primary: 'Solid. At most one in a view.',
  secondary: 'Soft fill and a tinted border, for what stands beside the main action.',
} as const;

export const buttonSizes = {
  sm: '28 px: inside rows and chips.',
  md: '32 px: the console.',
  lg: '40 px: forms that stand alone.',
  xl: '50 px: touch and the public site.',
} as const;

export type ButtonColor = keyof typeof buttonColors;
export type ButtonVariant = keyof typeof buttonVariants;
export type ButtonSize = keyof typeof buttonSizes;

/** What a button looks like. Default: `theme`, `primary` and `md`. */
export interface ButtonLook {
  color?: ButtonColor | null | undefined;
  variant?: ButtonVariant | null | undefined;
  size?: ButtonSize | null | undefined;
  className?: string | undefined;
}

/**
 * Returns the classes of a button: base, colour and variant, size. The class names are built from the values, so no
 * lookup table is needed.
 */
export function buttonClass({ color, variant, size, className }: ButtonLook): string {
  return classNames(
    'bk-button',
    `bk-button-${color ?? 'theme'}${variant === 'secondary' ? '-secondary' : ''}`,
    size && size !== 'md' && `bk-button-${size}`,
    className,
  );
}
