/** The tones of a banner and their use. */
export const bannerTones = {
  neutral: 'The state of the app: offline, a copy for trying things out.',
  info: 'An announcement: planned maintenance.',
  success: 'Something finished for everyone.',
  warning: 'Needs attention soon: the trial ends.',
  danger: 'Something is stopped: a suspended institute.',
  accent: 'Something new to try.',
} as const;

/** The kinds of emphasis of a banner. */
export const bannerVariants = {
  soft: 'A tinted bar.',
  solid: 'A dark bar, for what holds for every page: offline, suspended.',
} as const;

export type BannerTone = keyof typeof bannerTones;
export type BannerVariant = keyof typeof bannerVariants;
