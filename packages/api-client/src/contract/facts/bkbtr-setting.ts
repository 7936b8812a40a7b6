/** Facts about the settings of the platform. */

/** The parts of the settings that are saved one by one, in their order on the screen. */
export const PLATFORM_SECTIONS = [
  'company',
  'defaults',
  'billing',
  'papers',
  'notices',
  'lifecycle',
  'housekeeping',
  'availableTemplates',
  'announcements',
  'messaging',
  'security',
  'subApps',
  'legal',
] as const;
export type PlatformSection = (typeof PLATFORM_SECTIONS)[number];

export const ANNOUNCEMENT_LEVELS = ['info', 'warning'] as const;
export type AnnouncementLevel = (typeof ANNOUNCEMENT_LEVELS)[number];

/** Who sees an announcement. */
export const ANNOUNCEMENT_AUDIENCES = ['everyone', 'platform', 'institutes'] as const;
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number];

export const ANNOUNCEMENTS_MAX = 5;

/** How long a closed institute can be reopened, in days: at least and at most. `REOPEN_DAYS` is the default. */
export const REOPEN_DAYS_MIN = 30;
export const REOPEN_DAYS_MAX = 730;

/** How long a session may be idle, in minutes, and last, in hours. */
export const IDLE_MINUTES = { min: 15, max: 1440 } as const;
export const SESSION_HOURS = { min: 1, max: 168 } as const;

/** Wrong passwords before an account has to wait, and the minutes in which they count. */
export const PASSWORD_TRIES = { min: 3, max: 20, default: 5 } as const;
export const PASSWORD_MINUTES = { min: 1, max: 60, default: 15 } as const;

/** How many roles can require two-factor authentication. */
export const TWO_FACTOR_ROLES_MAX = 200;

/** Actions of the housekeeping on many institutes at once: it suspends them, and lets subscriptions expire. */
export const HELD_KINDS = ['suspend', 'expire'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

/**
 * A run of the housekeeping that would do so to more than a share of all institutes, in percent, and to more than a number,
 * waits until someone says that it is right.
 */
export const HELD_SHARE = { min: 1, max: 100, default: 5 } as const;
export const HELD_LEAST = { min: 1, max: 100_000, default: 20 } as const;
