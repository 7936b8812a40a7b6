import { cva, type VariantProps } from 'class-variance-authority';

export const iconClass = /* @__PURE__ */ cva('bk-icon', {
  variants: {
    size: { xs: 'bk-icon-xs', sm: 'bk-icon-sm', md: 'bk-icon-md', lg: null, xl: 'bk-icon-xl' },
  },
  defaultVariants: { size: 'lg' },
});

export type IconSize = NonNullable<VariantProps<typeof iconClass>['size']>;

/** The sizes of an icon. */
export const iconSizes = {
  xs: '14 px: tags and dense rows.',
  sm: '1rem: beside the label of a button.',
  md: '20 px: fields and menus.',
  lg: '1.5rem: the default.',
  xl: '2rem: the icon of an IconButton.',
} as const satisfies Record<IconSize, string>;
