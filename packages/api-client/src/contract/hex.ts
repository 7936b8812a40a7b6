import * as z from 'zod/mini';

const A_HEX = 'Enter a colour as # and six hex digits, for example #1e88e5.';

/** `#` and six hex digits; lower case after parsing. */
export const hex = z
  .string(A_HEX)
  .check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, A_HEX));
