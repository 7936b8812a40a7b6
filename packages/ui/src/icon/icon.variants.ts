import { cva } from 'class-variance-authority';

/** The sizes of an icon. */
export const iconSizes = {
  xs: '14 px: in tags and dense rows.',
  sm: '1rem: beside the label of a button.',
  md: '20 px: in fields and menus.',
  default: '1.5rem: where nothing else is said.',
  button: '2rem: the icon of an IconButton.',
} as const;

export type IconSize = keyof typeof iconSizes;

export const iconClass = /* @__PURE__ */ cva('bk-icon', {
  variants: {
    size: {
      xs: 'bk-icon-xs',
      sm: 'bk-icon-sm',
      md: 'bk-icon-md',
      default: null,
      button: 'bk-icon-xl',
    } satisfies Record<IconSize, string | null>,
  },
  defaultVariants: { size: 'default' },
});
