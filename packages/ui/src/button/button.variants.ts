import { cva } from 'class-variance-authority';

/** The nine colours and what each is for (`BTN-01`). */
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

/** The classes of a button. `button.css` holds what they look like, the tokens what colours they carry. */
export const buttonClass = /* @__PURE__ */ cva('bk-button', {
  variants: {
    color: {
      transparent: 'bk-button-transparent',
      red: 'bk-button-red',
      orange: 'bk-button-orange',
      green: 'bk-button-green',
      blue: 'bk-button-blue',
      navy: 'bk-button-navy',
      black: 'bk-button-black',
      theme: 'bk-button-theme',
      purple: 'bk-button-purple',
    } satisfies Record<ButtonColor, string>,
    variant: { primary: null, secondary: 'bk-button-secondary' } satisfies Record<
      ButtonVariant,
      string | null
    >,
    size: {
      sm: 'bk-button-sm',
      md: null,
      lg: 'bk-button-lg',
      xl: 'bk-button-xl',
    } satisfies Record<ButtonSize, string | null>,
  },
  defaultVariants: { color: 'theme', variant: 'primary', size: 'md' },
});
