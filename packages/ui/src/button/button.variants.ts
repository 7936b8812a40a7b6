import { cva, type VariantProps } from 'class-variance-authority';

/**
 * Each variant has the classes of its colours, since colour and variant are one class: as compound variants they would
 * take twenty times as long, and a page has hundreds of buttons.
 */
const look = /* @__PURE__ */ cva('bk-button', {
  variants: {
    primary: {
      transparent: 'bk-button-transparent',
      red: 'bk-button-red',
      orange: 'bk-button-orange',
      green: 'bk-button-green',
      blue: 'bk-button-blue',
      navy: 'bk-button-navy',
      black: 'bk-button-black',
      theme: 'bk-button-theme',
      purple: 'bk-button-purple',
    },
    secondary: {
      transparent: 'bk-button-transparent-secondary',
      red: 'bk-button-red-secondary',
      orange: 'bk-button-orange-secondary',
      green: 'bk-button-green-secondary',
      blue: 'bk-button-blue-secondary',
      navy: 'bk-button-navy-secondary',
      black: 'bk-button-black-secondary',
      theme: 'bk-button-theme-secondary',
      purple: 'bk-button-purple-secondary',
    },
    size: { sm: 'bk-button-sm', md: null, lg: 'bk-button-lg', xl: 'bk-button-xl' },
  },
  defaultVariants: { size: 'md' },
});

type Look = VariantProps<typeof look>;
export type ButtonVariant = Exclude<keyof Look, 'size'>;
export type ButtonColor = NonNullable<Look[ButtonVariant]>;
export type ButtonSize = NonNullable<Look['size']>;

/** The look of a button. Default: `theme`, `primary` and `md`. */
export interface ButtonLook {
  color?: ButtonColor | null | undefined;
  variant?: ButtonVariant | null | undefined;
  size?: ButtonSize | null | undefined;
  className?: string | undefined;
}

/** Returns the classes of a button: base, colour and variant, size. */
export function buttonClass({ color, variant, size, className }: ButtonLook): string {
  return look({ [variant ?? 'primary']: color ?? 'theme', size, className });
}

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
} as const satisfies Record<ButtonColor, string>;

/** The two variants (`BTN-01`). */
export const buttonVariants = {
  primary: 'Solid. No more than one per view.',
  secondary: 'Soft fill with a tinted border, for other actions.',
} as const satisfies Record<ButtonVariant, string>;

/** The sizes of a button. */
export const buttonSizes = {
  sm: '28 px: rows and chips.',
  md: '32 px: the console.',
  lg: '40 px: standalone forms.',
  xl: '50 px: touch and the public site.',
} as const satisfies Record<ButtonSize, string>;
