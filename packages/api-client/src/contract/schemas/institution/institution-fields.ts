import * as z from 'zod/mini';
import { email, phone } from '../../contact-values.ts';
import { isGstin, panOf } from '../../facts/gstin.ts';
import { INSTITUTION_TYPES, TAG_LENGTH_MAX, TAGS_MAX } from '../../facts/institution.ts';
import { areSeenApart } from '../../facts/name.ts';
import { postalCodeOf } from '../../facts/postal-code.ts';
import {
  country,
  currency,
  idOf,
  lines,
  locale,
  nameText,
  strict,
  text,
  timeZone,
  webAddress,
} from '../../values.ts';

export const institutionType = z.enum(INSTITUTION_TYPES, 'Choose a type.');

export const address = {
  line1: text('The street', 1, 120),
  line2: z.optional(z.nullable(text('The second line', 0, 120))),
  city: text('The city', 1, 80),
  state: z.optional(z.nullable(text('The state', 0, 80))),
  country,
  postalCode: z.optional(z.nullable(text('The postal code', 0, 12))),
};

/** A postal code is one of its country, which the form of one field cannot see. */
const addressWritten = strict(address).check(
  z.check((payload) => {
    const { postalCode, country: of } = payload.value;
    if (!postalCode) return;
    const code = postalCodeOf(postalCode, of);
    if (code !== undefined) payload.value = { ...payload.value, postalCode: code };
    else {
      const message = 'Enter a 6-digit PIN code.';
      payload.issues.push({ code: 'custom', input: postalCode, path: ['postalCode'], message });
    }
  }),
);

const A_CODE = 'Use 3 to 10 letters and digits.';
const A_GSTIN = 'Enter a 15-character GSTIN, for example 27AAPFU0939F1ZV.';
const A_CHECKED_GSTIN = 'Check the GSTIN: its last character doesn’t match the others.';
const A_PAN = 'Enter a 10-character PAN, for example AAPFU0939F.';

/** Fields that an administrator writes. The status is not among them (`ENT-04`). */
export const writable = {
  name: nameText('The name', 2, 120),
  code: z.string(A_CODE).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{3,10}$/, A_CODE)),
  type: institutionType,
  email,
  billingEmail: z.optional(z.nullable(email)),
  phone,
  whatsappNumber: z.optional(z.nullable(phone)),
  website: z.optional(z.nullable(webAddress)),
  address: addressWritten,
  legalName: z.optional(z.nullable(nameText('The legal name', 0, 160))),
  gstin: z.optional(
    z.nullable(
      z
        .string(A_GSTIN)
        .check(
          z.trim(),
          z.toUpperCase(),
          z.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, { error: A_GSTIN, abort: true }),
          z.refine(isGstin, A_CHECKED_GSTIN),
        ),
    ),
  ),
  pan: z.optional(
    z.nullable(
      z.string(A_PAN).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{5}\d{4}[A-Z]$/, A_PAN)),
    ),
  ),
  timezone: z.optional(timeZone),
  currency: z.optional(currency),
  locale: z.optional(locale),
  tags: z.optional(
    z
      .array(text('A tag', 1, TAG_LENGTH_MAX), 'Send the tags as a list.')
      .check(
        z.maxLength(TAGS_MAX, `Use ${TAGS_MAX} tags or fewer.`),
        z.refine(areSeenApart, 'Enter each tag once.'),
      ),
  ),
  /** A user of the platform. */
  accountManager: z.optional(z.nullable(idOf('an account manager'))),
  notes: z.optional(z.nullable(lines('The notes', 0, 2000))),
};

interface TaxNumbers {
  readonly gstin?: string | null | undefined;
  readonly pan?: string | null | undefined;
}

/** A GSTIN contains the PAN of its holder, so the two agree. */
export const taxNumbersAgree = z.check<TaxNumbers>(({ value: { gstin, pan }, issues }) => {
  if (!gstin || !pan || panOf(gstin) === pan) return;
  const message = `Check the PAN: the GSTIN is of ${panOf(gstin)}.`;
  issues.push({ code: 'custom', input: pan, path: ['pan'], message, params: { code: 'mismatch' } });
});
