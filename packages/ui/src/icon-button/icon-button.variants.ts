import { cva, type VariantProps } from 'class-variance-authority';

export const iconButtonClass = /* @__PURE__ */ cva('bk-icon-button', {
  variants: {
    size: { sm: 'bk-icon-button-sm', md: 'bk-icon-button-md', lg: null, xl: 'bk-icon-button-xl' },
  },
  defaultVariants: { size: 'lg' },
});

export type IconButtonSize = NonNullable<VariantProps<typeof iconButtonClass>['size']>;

/** The sizes of an icon button. */
export const iconButtonSizes = {
  sm: '28 px with a 1rem icon: rows and chips.',
  md: '32 px with a 20 px icon: toolbars and headers.',
  lg: '40 px with a 2rem icon: the default.',
  xl: '50 px with a 2rem icon: touch and the public site.',
} as const satisfies Record<IconButtonSize, string>;
