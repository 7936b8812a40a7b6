import { cva } from 'class-variance-authority';
import { toneClasses } from '../primitives/react/tone-classes.ts';

export const monthItemClass = /* @__PURE__ */ cva('bk-month-item', {
  variants: { tone: toneClasses },
  defaultVariants: { tone: 'neutral' },
});
