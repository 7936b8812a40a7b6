import type { CurrentUser } from '@booking/api-client';
import { canonicalZone } from './canonical-zone.ts';

/** The platform's locale, and the default of users who have not chosen. */
export const PLATFORM_LOCALE = 'en-IN';

type Chosen = Pick<CurrentUser, 'locale' | 'timezone'>;

/** Nothing is chosen while signed out. */
const NOBODY: Chosen = { locale: null, timezone: null };

let chosen = NOBODY;

/**
 * Sets the user's locale and time zone for formatting. Rendered content does not update by itself: the shell re-renders
 * its screen.
 */
export function setRegion(user: Chosen): void {
  chosen = user;
}

/** Resets formatting to the signed-out defaults. */
export function resetRegion(): void {
  chosen = NOBODY;
}

/** The locale for numbers and dates. */
export function viewerLocale(): string {
  return chosen.locale ?? PLATFORM_LOCALE;
}

/** IANA name of the viewer's time zone: the one they chose, else the device's. */
export function viewerZone(): string {
  return chosen.timezone ?? deviceZone();
}

let device: string | undefined;

/** Read once: it creates a formatter, and the device's time zone rarely changes. */
export function deviceZone(): string {
  device ??= canonicalZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return device;
}

/** Formats numbers for the viewer. Get it where it is used: the viewer may change. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numbers, options, () => new Intl.NumberFormat(viewerLocale(), options));
}

/** Formats dates and times for the viewer. The caller decides the time zone. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, options, () => new Intl.DateTimeFormat(viewerLocale(), options));
}

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters, which are slow to create. */
function kept<T>(formats: Map<string, T>, options: object, make: () => T): T {
  const key = `${viewerLocale()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}
