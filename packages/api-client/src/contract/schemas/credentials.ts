import * as z from 'zod/mini';
import { emailAddress } from '../contact-values.ts';
import { PASSWORD_MAX, passwordFaults } from '../facts/password.ts';
import { strict } from '../values.ts';

/** Both tokens of a session (`ENT-02`). */
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export interface Tokens extends z.infer<typeof tokens> {}

/** A character may take two units of a string. */
export const PASSWORD_UNITS_MAX = 2 * PASSWORD_MAX;

const ENTER_PASSWORD = 'Enter your password.';

/** A password that someone has: checked by the server against the stored one, whatever its form. */
export const enteredPassword = z
  .string(ENTER_PASSWORD)
  .check(z.minLength(1, ENTER_PASSWORD), z.maxLength(PASSWORD_UNITS_MAX, passwordFaults.long));

export const credentials = strict({
  email: emailAddress('Enter your email address.'),
  password: enteredPassword,
});
export interface Credentials extends z.input<typeof credentials> {}

export const forgottenPassword = strict({ email: credentials.shape.email });
export interface PasswordForgotten extends z.input<typeof forgottenPassword> {}
