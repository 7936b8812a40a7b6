import { cva } from 'class-variance-authority';
import { toneClasses } from '../primitives/react/tone-classes.ts';

export const timelineItemClass = /* @__PURE__ */ cva('bk-timeline-item', {
  variants: { tone: toneClasses },
  defaultVariants: { tone: 'neutral' },
});
