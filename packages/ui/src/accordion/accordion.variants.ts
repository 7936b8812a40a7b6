import { cva, type VariantProps } from 'class-variance-authority';

export const accordionClass = /* @__PURE__ */ cva('bk-accordion', {
  variants: {
    size: { md: null, xl: 'bk-accordion-xl' },
  },
  defaultVariants: { size: 'md' },
});

export type AccordionSize = NonNullable<VariantProps<typeof accordionClass>['size']>;
