import { expect, it } from 'vitest';
import { pseudo } from './pseudo-language.ts';

it('marks, accents and lengthens a text', () => {
  expect(pseudo.modal.close).toMatch(/^⟦Çļöšé~+⟧$/);
});

it('marks what a function returns, and leaves settings and figures as they are', () => {
  expect(pseudo.number.plain(1200)).toBe('1,200');
  expect(pseudo.number.locale).toBe('en-IN');
});
