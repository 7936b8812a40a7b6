import { cva, type VariantProps } from 'class-variance-authority';
import { gapClasses } from '../stack/gap-classes.ts';

export const gridClass = /* @__PURE__ */ cva('bk-tracks', {
  variants: {
    gap: gapClasses,
    minColumnWidth: {
      xs: 'bk-tracks-xs',
      sm: 'bk-tracks-sm',
      md: null,
      lg: 'bk-tracks-lg',
      xl: 'bk-tracks-xl',
    },
    columns: {
      1: 'bk-tracks-1',
      2: 'bk-tracks-2',
      3: 'bk-tracks-3',
      4: 'bk-tracks-4',
      5: 'bk-tracks-5',
      6: 'bk-tracks-6',
    },
  },
  defaultVariants: { gap: 16, minColumnWidth: 'md' },
});

type Look = VariantProps<typeof gridClass>;
export type GridColumnWidth = NonNullable<Look['minColumnWidth']>;
export type GridColumns = NonNullable<Look['columns']>;

/** How narrow a column of a Grid gets before there is one less. They grow with the text. */
export const gridColumnWidths = {
  xs: '8rem: figures, swatches.',
  sm: '12rem: pictures, short fields.',
  md: '16rem: cards.',
  lg: '20rem: cards with actions, forms.',
  xl: '28rem: panels with charts.',
} as const satisfies Record<GridColumnWidth, string>;
