import type { SelectOption } from '@booking/ui';
import { zonesInOrder } from '../region/zones-in-order.ts';

const currencyNames = new Intl.DisplayNames('en-IN', { type: 'currency' });
const localeNames = new Intl.DisplayNames('en-IN', { type: 'language' });

/** The time zones by their names. Zones of many places are one: India is Asia/Kolkata. */
export function zoneOptions(): SelectOption[] {
  // Some browsers only know the older name of India's zone, which no server writes.
  const zones = new Set(Intl.supportedValuesOf('timeZone'));
  zones.delete('Asia/Calcutta');
  return zonesInOrder([...zones]);
}

export function currencyOptions(): SelectOption[] {
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value}, ${currencyNames.of(value) ?? value}`,
  }));
}

const locales = [
  'en-IN',
  'hi-IN',
  'en-GB',
  'en-US',
  'bn-IN',
  'gu-IN',
  'kn-IN',
  'ml-IN',
  'mr-IN',
  'pa-IN',
  'ta-IN',
  'te-IN',
];

export function localeOptions(): SelectOption[] {
  return locales.map((value) => ({ value, label: localeNames.of(value) ?? value }));
}
