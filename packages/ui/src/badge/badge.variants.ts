import { cva, type VariantProps } from 'class-variance-authority';
import { toneClasses } from '../primitives/react/tone-classes.ts';

export const badgeClass = /* @__PURE__ */ cva('bk-badge', {
  variants: {
    tone: toneClasses,
    size: { xs: 'bk-badge-xs', sm: 'bk-badge-sm', md: null },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
});

type Look = VariantProps<typeof badgeClass>;
export type BadgeTone = NonNullable<Look['tone']>;
export type BadgeSize = NonNullable<Look['size']>;

/** The tones of a badge and their use. */
export const badgeTones = {
  neutral: 'Over, or not begun: draft, paused, closed, checked out.',
  info: 'In progress: trial, syncing, cleaning.',
  success: 'Good: active, paid, confirmed.',
  warning: 'Needs attention soon: expiring.',
  danger: 'Stopped or failed: suspended, overdue.',
  accent: 'Highlighted: the current plan.',
} as const satisfies Record<BadgeTone, string>;

/** The sizes of a badge. */
export const badgeSizes = {
  xs: '16 px: in a cell of a grid, in a menu.',
  sm: '18 px: in dense rows, beside a caption.',
  md: '20 px: the default, in rows and headers.',
} as const satisfies Record<BadgeSize, string>;
