import { latinDigits } from './digits.ts';

/** How postal codes are written, by country (ISO 3166), once blanks and hyphens are gone. */
const FORMS: Readonly<Record<string, RegExp>> = {
  IN: /^[1-9]\d{5}$/,
};

/**
 * Returns a postal code as it is stored: without the blanks that the post writes inside an Indian PIN code ("571 201");
 * undefined where it is none of the country. Of countries without a rule here, it stays as it is.
 */
export function postalCodeOf(text: string, country: string): string | undefined {
  const form = FORMS[country];
  const trimmed = text.trim();
  if (!form) return trimmed;
  const code = latinDigits(trimmed.normalize('NFKC')).replace(/[\s\-\p{Pd}\p{Cf}]/gu, '');
  return form.test(code) ? code : undefined;
}
