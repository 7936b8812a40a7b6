import { type NumberText, numberText } from '@booking/ui/typed-text';
import { viewerLocale } from './region.ts';

/**
 * Reads and writes numbers as number fields do, for texts outside of a field.
 * @param digits The most decimals.
 * @param locale Default: the viewer's.
 */
export function typedNumbers(digits: number, locale: string = viewerLocale()): NumberText {
  const key = `${locale} ${digits}`;
  const options = { maximumFractionDigits: digits, useGrouping: false };
  const found = known.get(key) ?? numberText(locale, options, true);
  known.set(key, found);
  return found;
}

const known = new Map<string, NumberText>();
