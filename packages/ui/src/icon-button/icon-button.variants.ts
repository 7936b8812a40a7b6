import { cva } from 'class-variance-authority';

/** The sizes of an icon button. */
export const iconButtonSizes = {
  sm: '28 px with an icon of 1rem: inside rows and chips.',
  md: '32 px with an icon of 20 px: bars and heads of the console.',
  lg: '40 px with the icon of 2rem: where nothing else is said.',
  xl: '50 px with the icon of 2rem: touch and the public site.',
} as const;

export type IconButtonSize = keyof typeof iconButtonSizes;

export const iconButtonClass = /* @__PURE__ */ cva('bk-icon-button', {
  variants: {
    size: {
      sm: 'bk-icon-button-sm',
      md: 'bk-icon-button-md',
      lg: null,
      xl: 'bk-icon-button-xl',
    } satisfies Record<IconButtonSize, string | null>,
  },
  defaultVariants: { size: 'lg' },
});
