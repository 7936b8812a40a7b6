import { cva } from 'class-variance-authority';
import type { RadioOrientation } from '../radio-group/index.ts';

export const checkboxOptionsClass = /* @__PURE__ */ cva('bk-checkbox-group-options', {
  variants: {
    orientation: { vertical: null, horizontal: 'bk-checkbox-group-horizontal' } satisfies Record<
      RadioOrientation,
      string | null
    >,
  },
  defaultVariants: { orientation: 'vertical' },
});
