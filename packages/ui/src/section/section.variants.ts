import { cva } from 'class-variance-authority';
import { gapClasses } from '../stack/gap-classes.ts';

export const sectionClass = /* @__PURE__ */ cva('bk-section', {
  variants: { gap: gapClasses },
  defaultVariants: { gap: 12 },
});
