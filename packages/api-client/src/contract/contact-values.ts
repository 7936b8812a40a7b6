// Apart from the other values: the calling codes of all countries come with a phone number.
import * as z from 'zod/mini';
import { callingCodeOf } from './facts/calling-codes.ts';
import { EMAIL, EMAIL_MAX, emailOf } from './facts/email.ts';
import { HOME_CALLING_CODE, isPhone, phoneOf } from './facts/phone.ts';

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

/** Returns the message for a wrong number, by the country that it begins with: without one it is taken for Indian. */
function phoneMessage({ input }: { readonly input?: unknown }): string {
  const text = String(input ?? '').replace(/[^\d+]/g, '');
  if (!text.startsWith('+') || text.startsWith(`+${HOME_CALLING_CODE}`)) {
    return 'Enter a 10-digit number, for example 98765 43210.';
  }
  const code = callingCodeOf(text.slice(1));
  return code === undefined
    ? 'Enter the number with its country code, for example +91 98765 43210.'
    : `Check the number: it has too many or too few digits for +${code}.`;
}

const A_PHONE = { error: phoneMessage };

/** A number with its calling code, in E.164 after parsing: a plus, the code and as many digits as its country has. */
export const phone = z.string(A_PHONE).check(
  z.maxLength(60, { ...A_PHONE, abort: true }),
  z.overwrite((text) => phoneOf(text, null) ?? text),
  z.regex(/^\+[1-9]\d{6,14}$/, { ...A_PHONE, abort: true }),
  z.refine(isPhone, A_PHONE),
);
