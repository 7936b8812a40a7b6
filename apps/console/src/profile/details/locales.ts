import type { SelectOption } from '@booking/ui';
import { formatTime } from '../../dates/shown-date.ts';
import { canonicalZone } from '../../region/canonical-zone.ts';
import { PLATFORM_LOCALE } from '../../region/region.ts';
import { zonesInOrder } from '../../region/zones-in-order.ts';

/**
 * The locales to choose from. The console is in English, so these are English-speaking countries; another one stored by
 * the API is kept and shown.
 */
const LOCALES = [
  'en-IN',
  'en-GB',
  'en-US',
  'en-AE',
  'en-AU',
  'en-CA',
  'en-IE',
  'en-NZ',
  'en-SG',
  'en-ZA',
] as const;

/** Stands for the platform's locale in the select, where the empty value means nothing is chosen. */
export const AS_PLATFORM = 'platform';

const names = new Intl.DisplayNames('en-IN', { type: 'language', languageDisplay: 'standard' });

/** "English (India)", or the platform default. */
export function localeName(tag: string): string {
  return tag === AS_PLATFORM
    ? `Platform default: ${names.of(PLATFORM_LOCALE)}`
    : (names.of(tag) ?? tag);
}

/** The options, including the current one. */
export function localeOptions(present: string): { value: string; label: string }[] {
  const tags = [AS_PLATFORM, ...LOCALES, present];
  return [...new Set(tags)].map((value) => ({ value, label: localeName(value) }));
}

/** A sample of the format: "12,34,567.89, 14 Mar 2027". */
export function localeSample(tag: string, now: Date): string {
  const locale = tag === AS_PLATFORM ? PLATFORM_LOCALE : tag;
  const amount = new Intl.NumberFormat(locale).format(1234567.89);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(now);
  return `For example, ${amount} and ${day}.`;
}

/** The time zones to choose from, including the current one, by their current names. */
export function zoneOptions(present: string): SelectOption[] {
  const zones = [...Intl.supportedValuesOf('timeZone').map(canonicalZone), present];
  return zonesInOrder(zones.filter((zone) => zone !== ''));
}

/** "It’s 15:42 there now."; undefined for an unknown time zone. */
export function timeThere(zone: string, now: Date): string | undefined {
  try {
    return `It’s ${formatTime(now.toISOString(), zone)} there now.`;
  } catch {
    return undefined;
  }
}
