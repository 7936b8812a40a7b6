import * as z from 'zod/mini';
import { PASSWORD_MIN, passwordFaults } from '../facts/password.ts';
import { passwordFault } from '../facts/password-policy.ts';
import { lastName, newPerson } from '../person.ts';
import { A_FLAG } from '../rules.ts';
import { strict } from '../values.ts';
import { enteredPassword, PASSWORD_UNITS_MAX } from './credentials.ts';

/** A password that is being chosen, by the policy of `passwordFault`. */
export const newPassword = z.string(passwordFaults.short).check(
  z.minLength(PASSWORD_MIN, { error: passwordFaults.short, abort: true }),
  z.maxLength(PASSWORD_UNITS_MAX, { error: passwordFaults.long, abort: true }),
  z.check(({ value, issues }) => {
    const fault = passwordFault(value);
    if (fault) issues.push({ code: 'custom', input: value, message: passwordFaults[fault] });
  }),
);

/** The same password twice: a slip of the finger would lock its owner out. */
function twice<const K extends string>(field: K) {
  return z.refine<Readonly<Record<K | 'confirmPassword', string>>>(
    (form) => form[field] === form.confirmPassword,
    { path: ['confirmPassword'], error: 'The passwords don’t match.' },
  );
}

/** The passwords that one chooses behind a link of an email. */
const confirmPassword = z.string('Enter the password again.');
const chosen = { password: newPassword, confirmPassword };

const LINK_KINDS = 'The type must be create or reset.';
const PASSWORD_LINKS = ['create', 'reset'] as const;
const chosenNow = z.optional(z.literal(false, A_FLAG));

/** The password is chosen: an invited person may correct what the invitation says of them. */
const invitedPassword = strict({
  type: z.literal('create', LINK_KINDS),
  dryRun: chosenNow,
  ...chosen,
  firstName: z.optional(newPerson.shape.firstName),
  lastName: z.optional(lastName),
  phone: newPerson.shape.phone,
}).check(twice('password'));
export interface InvitedPassword extends z.input<typeof invitedPassword> {}

const resetPassword = strict({
  type: z.literal('reset', LINK_KINDS),
  dryRun: chosenNow,
  ...chosen,
}).check(twice('password'));
export interface ResetPassword extends z.input<typeof resetPassword> {}

const choosing = z.discriminatedUnion('type', [invitedPassword, resetPassword], LINK_KINDS);

const linkCheck = strict({
  type: z.enum(PASSWORD_LINKS, LINK_KINDS),
  dryRun: z.literal(true, A_FLAG),
});
export interface LinkCheck extends z.input<typeof linkCheck> {}

/**
 * Body of a link's page: the password, or, with `dryRun`, the question whether the link works. That writes nothing and
 * does not use the link up.
 */
export const generatedPassword = z.discriminatedUnion('dryRun', [linkCheck, choosing], A_FLAG);
export type GeneratedPassword = LinkCheck | InvitedPassword | ResetPassword;

/** A password that an administrator sets for a user, who has to change it at the next sign-in. */
export const setPassword = strict(chosen).check(twice('password'));
export interface PasswordSet extends z.input<typeof setPassword> {}

export const changedPassword = strict({
  currentPassword: enteredPassword,
  newPassword,
  confirmPassword,
}).check(twice('newPassword'));
export interface PasswordChange extends z.input<typeof changedPassword> {}
