import { expect, it } from 'vitest';
import { numberFormats } from './number-formats.ts';

it.each([
  ['en-IN', '12,34,567.8', '12.5%'],
  ['en-GB', '1,234,567.8', '12.5%'],
  ['hi-IN-u-nu-latn', '12,34,567.8', '12.5%'],
  ['de-DE', '1.234.567,8', '12,5\u00a0%'],
])('formats numbers in %s', (locale, plain, percent) => {
  const number = numberFormats(locale);
  expect(number.plain(1_234_567.8)).toBe(plain);
  expect(number.percent(0.125)).toBe(percent);
});
