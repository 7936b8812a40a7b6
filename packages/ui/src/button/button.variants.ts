import { classNames } from '../primitives/react/class-names.ts';

/** The nine colours and their use (`BTN-01`). */
export const buttonColors = {
  transparent: 'Cancel, close, go back.',
  red: 'Delete, suspend, stop.',
  orange: 'Block dates; call to action on dark sections.',
  green: 'Check in, approve, confirm.',
  blue: 'Share, link.',
  navy: 'Billing.',
  black: 'Sign in.',
  theme: 'Save: the main action of a view.',
  purple: 'Upgrade.',
} as const;

/** The two variants (`BTN-01`). */
export const buttonVariants = {
  primary: 'Solid. No more than one per view.',
  secondary: 'Soft fill with a tinted border, for other actions.',
} as const;

export const buttonSizes = {
  sm: '28 px: rows and chips.',
  md: '32 px: the console.',
  lg: '40 px: standalone forms.',
  xl: '50 px: touch and the public site.',
} as const;

export type ButtonColor = keyof typeof buttonColors;
export type ButtonVariant = keyof typeof buttonVariants;
export type ButtonSize = keyof typeof buttonSizes;

/** The look of a button. Default: `theme`, `primary` and `md`. */
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
