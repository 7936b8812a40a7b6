import { readFileSync } from 'node:fs';
import { checkTheme } from '@booking/ui/check-theme';
import { expect, test } from 'vitest';

test('the brand of the README keeps every contrast', () => {
  expect(checkTheme(readFileSync('src/brand.css', 'utf8'))).toEqual([]);
});
