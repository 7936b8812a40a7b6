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
  const format = formats.get(key) ?? numberText(locale, options, true);
  formats.set(key, format);
  return format;
}

const formats = new Map<string, NumberText>();
