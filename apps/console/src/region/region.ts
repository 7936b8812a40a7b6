import type { CurrentUser } from '@booking/api-client';
import { canonicalZone } from './canonical-zone.ts';

/** How the platform writes numbers and dates, and so the console for whoever has not chosen. */
export const PLATFORM_LOCALE = 'en-IN';

type Chosen = Pick<CurrentUser, 'locale' | 'timezone'>;

/** Whoever is not signed in has chosen nothing. */
const NOBODY: Chosen = { locale: null, timezone: null };

let chosen = NOBODY;

/**
 * From here on numbers and dates are written as this user likes. What is on the page already does not change by itself:
 * the shell draws its screen anew.
 */
export function setRegion(user: Chosen): void {
  chosen = user;
}

/** From here on they are written as for somebody who is not signed in. */
export function resetRegion(): void {
  chosen = NOBODY;
}

/** The language tag by which numbers and dates are written. */
export function viewerLocale(): string {
  return chosen.locale ?? PLATFORM_LOCALE;
}

/** IANA name of the zone in which the viewer lives: the one they chose, else that of this device. */
export function viewerZone(): string {
  return chosen.timezone ?? deviceZone();
}

let device: string | undefined;

/** Asked once: the answer makes a formatter, and a device hardly moves while a page is open. */
export function deviceZone(): string {
  device ??= canonicalZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return device;
}

/** Writes numbers as the viewer likes. Ask for it where it is used: the viewer may change. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numbers, options, () => new Intl.NumberFormat(viewerLocale(), options));
}

/** Writes dates and times as the viewer likes. The zone is the caller's to say. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, options, () => new Intl.DateTimeFormat(viewerLocale(), options));
}

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** A formatter is slow to make, and there are few of them. */
function kept<T>(formats: Map<string, T>, options: object, make: () => T): T {
  const key = `${viewerLocale()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}
