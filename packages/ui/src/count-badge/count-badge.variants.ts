import { cva, type VariantProps } from 'class-variance-authority';
import { toneClasses } from '../primitives/react/tone-classes.ts';

export const countBadgeClass = /* @__PURE__ */ cva('bk-count-badge', {
  variants: {
    shape: { number: null, dot: 'bk-count-badge-dot' },
    tone: { ...toneClasses, neutral: 'bk-tone-neutral bk-count-badge-neutral' },
    size: { sm: 'bk-count-badge-sm', md: null },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
});

type Look = VariantProps<typeof countBadgeClass>;
export type CountBadgeShape = NonNullable<Look['shape']>;
export type CountBadgeTone = NonNullable<Look['tone']>;
export type CountBadgeSize = NonNullable<Look['size']>;

/** The kinds of a count. */
export const countBadgeShapes = {
  number: 'The number, such as unread messages.',
  dot: 'A dot, where only "something new" matters.',
} as const satisfies Record<CountBadgeShape, string>;

/** The tones of a count and their use. */
export const countBadgeTones = {
  neutral: 'A size: the rows of a view, the records of a screen.',
  info: 'Something new that can wait.',
  success: 'Finished since the last look.',
  warning: 'Waits for someone.',
  danger: 'Failed or overdue.',
  accent: 'Belongs to what is selected.',
} as const satisfies Record<CountBadgeTone, string>;

/** The sizes of a count. */
export const countBadgeSizes = {
  sm: '16 px: on an icon.',
  md: '18 px: the default, beside a label.',
} as const satisfies Record<CountBadgeSize, string>;
