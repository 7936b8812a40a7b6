import { cva, type VariantProps } from 'class-variance-authority';
import { toneClasses } from '../primitives/react/tone-classes.ts';

export const bannerClass = /* @__PURE__ */ cva('bk-banner', {
  variants: {
    tone: toneClasses,
    variant: { soft: 'bk-banner-soft', solid: 'bk-banner-solid' },
  },
  // Without a colour of its own, a solid bar is as dark as the page is light.
  compoundVariants: [{ tone: 'neutral', variant: 'solid', class: 'bk-banner-inverse' }],
  defaultVariants: { variant: 'soft' },
});

type Look = VariantProps<typeof bannerClass>;
export type BannerTone = NonNullable<Look['tone']>;
export type BannerVariant = NonNullable<Look['variant']>;

/** The tones of a banner and their use. */
export const bannerTones = {
  neutral: 'The state of the app: offline, a copy for trying things out.',
  info: 'An announcement: planned maintenance.',
  success: 'Something finished for everyone.',
  warning: 'Needs attention soon: the trial ends.',
  danger: 'Something is stopped: a suspended institute.',
  accent: 'Something new to try.',
} as const satisfies Record<BannerTone, string>;

/** The kinds of emphasis of a banner. */
export const bannerVariants = {
  soft: 'A tinted bar.',
  solid: 'A dark bar, for what holds for every page: offline, suspended.',
} as const satisfies Record<BannerVariant, string>;
