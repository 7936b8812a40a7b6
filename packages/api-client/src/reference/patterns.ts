const upper = 'in capitals, which small letters become';
const key = 'small letters, digits and hyphens, a letter first';

/** Descriptions of the patterns of schemas, with an example where they have a known form. */
export const patterns: ReadonlyMap<string, string> = new Map([
  ['^[0-9a-f]{24}$', 'id'],
  [String.raw`^([01]\d|2[0-3]):[0-5]\d$`, 'time, `14:00`'],
  [String.raw`^\d{4}-(0[1-9]|1[0-2])$`, 'month, `2026-12`'],
  [String.raw`^\+[1-9]\d{6,14}$`, 'phone, `+919876543210`'],
  [String.raw`^\+?[\d ()-]+$`, 'digits, spaces and `+()-`'],
  [String.raw`^https:\/\/[^\\]+$`, 'address that begins with `https://`'],
  ['^#[0-9a-f]{6}$', 'colour, `#0f766e`'],
  ['^[A-Z]{3}$', 'currency, `INR`'],
  ['^[A-Z]{2}$', 'country, `IN`'],
  ['^[A-Z0-9]{3,10}$', `3 to 10 letters and digits, ${upper}`],
  ['^[A-Z0-9]{1,8}$', `1 to 8 letters and digits, ${upper}`],
  ['^[A-Z0-9-]{1,8}$', `1 to 8 letters, digits and hyphens, ${upper}`],
  ['^[A-Z0-9_]{2,20}$', `2 to 20 letters, digits and \`_\`, ${upper}`],
  [String.raw`^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$`, `GSTIN, \`27AAPFU0939F1ZV\`, ${upper}`],
  [String.raw`^[A-Z]{5}\d{4}[A-Z]$`, `PAN, \`AAPFU0939F\`, ${upper}`],
  ['^[A-Z0-9]{16}$', '16 letters and digits; spaces and hyphens are left out'],
  [String.raw`^\d{6}$`, '6 digits; spaces are left out'],
  [String.raw`^\d{4,8}$`, '4 to 8 digits'],
  [String.raw`^\d{1,9}$`, 'a number'],
  [String.raw`^[\w.-]{2,64}@[a-zA-Z][a-zA-Z0-9]{1,63}$`, 'UPI id, `lakeview@okaxis`'],
  ['^[a-z][a-z0-9-]{1,39}$', `2 to 40 ${key}`],
  ['^[a-z][a-z0-9-]{0,39}$', `1 to 40 ${key}`],
  ['^[a-zA-Z][a-zA-Z0-9_]{0,39}$', '1 to 40 letters, digits and `_`, a letter first'],
  ['^[A-Za-z0-9_-]+$', 'base64url'],
  [String.raw`^[\w-]{43}$`, 'the hash of a picture, 43 characters of base64url'],
  [String.raw`^\w+$`, 'name of a field'],
  [
    String.raw`^(?:(?:header|button\d)\.)?\w{1,60}$`,
    'name of a variable, after `header.` or `button0.` for one of these',
  ],
]);
