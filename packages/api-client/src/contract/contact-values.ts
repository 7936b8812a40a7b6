// Apart from the other values: the calling codes of all countries come with a phone number.
import * as z from 'zod/mini';
import { EMAIL, EMAIL_MAX, emailOf } from './facts/email.ts';
import { isPhone, phoneOf } from './facts/phone.ts';

const AN_EMAIL = 'Enter a valid email address.';

/** An address by the rule of HTML; in lower case, with an ASCII domain, after parsing. */
export function emailAddress(missing: string) {
  return z.string(missing).check(
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.overwrite((text) => emailOf(text) ?? text),
    z.maxLength(EMAIL_MAX, `The email address must be ${EMAIL_MAX} characters or fewer.`),
    z.email({ pattern: EMAIL, error: AN_EMAIL }),
  );
}

export const email = emailAddress(AN_EMAIL);

const A_PHONE = 'Enter the number with its country code, for example +919876543210.';

/** A number with its calling code, in E.164 after parsing: a plus, the code and as many digits as its country has. */
export const phone = z.string(A_PHONE).check(
  z.maxLength(60, { error: A_PHONE, abort: true }),
  z.overwrite((text) => phoneOf(text, null) ?? text),
  z.regex(/^\+[1-9]\d{6,14}$/, { error: A_PHONE, abort: true }),
  z.refine(isPhone, 'Check the number: it has too many or too few digits for its country.'),
);
