import * as z from 'zod/mini';
import { audit, email, id, instant, phone, text } from '../values.ts';

/** The role that runs the whole platform. */
export const SUPER_ADMIN = 'Super Admin';

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

/** Both tokens of a session (`ENT-02`). */
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof tokens>;

export const userStatus = z.enum(['Invited', 'Active', 'Inactive']);

/** The password is never answered (`ENT-01`). */
export const user = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  email,
  phone: z.nullable(phone),
  role: z.string(),
  homeType: z.nullable(z.enum(['Day', 'Month'])),
  status: userStatus,
  lastLoginAt: z.nullable(instant),
  institution: z.nullable(
    z.object({
      _id: id,
      name: z.string(),
      code: z.string(),
      status: z.string(),
      template: z.object({ _id: id, name: z.string() }),
    }),
  ),
  ...audit,
});
export type User = z.infer<typeof user>;

export const credentials = z.strictObject({
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Enter your email address.'),
      z.maxLength(254),
      z.email('That is not an email address.'),
    ),
  password: z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(PASSWORD_MAX)),
});
export type Credentials = z.input<typeof credentials>;

/** A person who is named while something else is made, as the owner of a new institute. */
export const newPerson = z.strictObject({
  firstName: text('The first name', 1, 60),
  lastName: text('The last name', 1, 60),
  email,
  phone: z.optional(z.nullable(phone)),
});

export const userSchemas = {
  login: { body: credentials, answer: tokens },
  me: { answer: user },
  refresh: { answer: tokens },
  logout: { answer: z.void() },
};
