import * as z from 'zod/mini';
import { anyOf, listQuery, range, wanted } from '../list.ts';
import { PASSWORD_MAX, PASSWORD_MIN, passwordFault, passwordFaults } from '../password.ts';
import {
  A_VERSION,
  AN_EMAIL,
  audit,
  email,
  id,
  idOf,
  instant,
  instantAsked,
  locale,
  nameText,
  nothing,
  phone,
  strict,
  text,
  timeZone,
  version,
} from '../values.ts';
import { preferences, preferencesPart } from './preferences.ts';

/** The role that runs the whole platform. */
export const SUPER_ADMIN = 'Super Admin';

/** Both tokens of a session (`ENT-02`). */
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof tokens>;

export const userStatus = z.enum(['Invited', 'Active', 'Inactive'], 'Choose a status.');

export const homeType = z.enum(['Day', 'Month'], 'Choose Day or Month.');

/** The password is never returned (`ENT-01`). */
export const user = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  email,
  phone: z.nullable(phone),
  role: z.string(),
  homeType: z.nullable(homeType),
  /** How numbers and dates are written for them; null for the platform's own way. */
  locale: z.nullable(locale),
  /** By whose clock they live; null for that of their device. */
  timezone: z.nullable(timeZone),
  /** The path of the picture, `/files/<hash>`. */
  avatar: z.nullable(z.string()),
  status: userStatus,
  /** Someone else has set the password: only `me`, `updateMyPassword` and signing out are open. */
  mustChangePassword: z.boolean(),
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

/** The signed-in user, with what only they can see. */
export const currentUser = z.object({ ...user.shape, preferences });
export type CurrentUser = z.infer<typeof currentUser>;

/** A character may take two units of a string. */
const PASSWORD_UNITS_MAX = 2 * PASSWORD_MAX;

const ENTER_PASSWORD = 'Enter your password.';

/** A password that someone has: checked by the server against the stored one, whatever its form. */
const enteredPassword = z
  .string(ENTER_PASSWORD)
  .check(z.minLength(1, ENTER_PASSWORD), z.maxLength(PASSWORD_UNITS_MAX, passwordFaults.long));

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

const ENTER_EMAIL = 'Enter your email address.';

export const credentials = strict({
  email: z
    .string(ENTER_EMAIL)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, ENTER_EMAIL),
      z.maxLength(254, AN_EMAIL),
      z.email(AN_EMAIL),
    ),
  password: enteredPassword,
});
export type Credentials = z.input<typeof credentials>;

/** A person who is named while something else is made, as the owner of a new institute. */
export const newPerson = strict({
  firstName: nameText('The first name', 1, 60),
  lastName: nameText('The last name', 1, 60),
  email,
  phone: z.optional(z.nullable(phone)),
});

/** Someone invited by an administrator. They choose a password with the link in the email. */
export const userCreate = strict({
  ...newPerson.shape,
  /** A role of the institution's template; without an institution the role of the platform. */
  role: text('The role', 1, 40),
  /** Where they will work. Owners invite to their own, and need not name it. */
  institution: z.optional(idOf('an institute')),
  homeType: z.optional(homeType),
});
export type UserCreate = z.input<typeof userCreate>;

/** The picture of a user: PNG, JPEG or WebP. */
export const AVATAR_MAX_BYTES = 2 * 1_048_576;

/**
 * One's own profile as a form sends it: what is left out stays, an empty field is emptied. Preferences alone leave the
 * version as it is: a theme chosen in another window is no reason to refuse a name.
 */
export const profileForm = strict({
  firstName: z.optional(newPerson.shape.firstName),
  lastName: z.optional(newPerson.shape.lastName),
  phone: z.optional(emptyOr(phone)),
  homeType: z.optional(homeType),
  locale: z.optional(emptyOr(locale)),
  timezone: z.optional(emptyOr(timeZone)),
  preferences: z.optional(preferencesPart),
  avatar: z.optional(
    emptyOr(
      z
        .file('Choose a photo.')
        .check(z.maxSize(AVATAR_MAX_BYTES, 'The photo must be 2 MB or smaller.')),
    ),
  ),
  __v: z.optional(
    z.pipe(z.string(A_VERSION).check(z.regex(/^\d{1,9}$/, A_VERSION)), z.transform(Number)),
  ),
});

/** A form has no null: its empty text stands for it. */
function emptyOr<T extends z.core.$ZodType>(value: T) {
  const empty = z.pipe(
    z.literal('', 'Leave this empty.'),
    z.transform(() => null),
  );
  // With a value given, the error is about the value.
  return z.union([empty, value], { error: ({ errors }) => errors?.at(-1)?.[0]?.message });
}

/**
 * What an administrator can change about a user. Email address and institution stay; a deactivated user is signed out
 * everywhere at once. Invited users become active only with their link.
 */
export const userUpdate = z.partial(
  strict({
    firstName: newPerson.shape.firstName,
    lastName: newPerson.shape.lastName,
    phone: z.nullable(phone),
    homeType,
    status: z.enum(['Active', 'Inactive'], 'Choose a status.'),
    __v: version,
  }),
);
export type UserUpdate = z.input<typeof userUpdate>;

export const forgottenPassword = strict({ email: credentials.shape.email });

/** The passwords that one chooses behind a link of an email. */
const confirmPassword = z.string('Enter the password again.');
const chosen = { password: newPassword, confirmPassword };

const LINK_KINDS = 'The type must be create or reset.';

/** What a link's page sends: an invited person may correct what the invitation says of them. */
export const generatedPassword = z.discriminatedUnion(
  'type',
  [
    strict({
      type: z.literal('create', LINK_KINDS),
      ...chosen,
      firstName: z.optional(newPerson.shape.firstName),
      lastName: z.optional(newPerson.shape.lastName),
      phone: newPerson.shape.phone,
    }).check(twice('password')),
    strict({ type: z.literal('reset', LINK_KINDS), ...chosen }).check(twice('password')),
  ],
  LINK_KINDS,
);

/** A password that an administrator sets for a user, who has to change it at the next sign-in. */
export const setPassword = strict(chosen).check(twice('password'));

export const changedPassword = strict({
  currentPassword: enteredPassword,
  newPassword,
  confirmPassword,
}).check(twice('newPassword'));

export const userSchemas = {
  login: { body: credentials, response: tokens },
  list: {
    query: listQuery({
      sort: ['name', 'createdAt', 'lastLoginAt'],
      filters: {
        role: anyOf(wanted),
        status: anyOf(userStatus),
        institution: anyOf(idOf('an institute')),
        ...range('lastLoginAt', instantAsked),
      },
    }),
    response: user,
  },
  create: { body: userCreate, response: user },
  me: { response: currentUser },
  updateMe: { form: profileForm, response: currentUser },
  logout: { response: nothing },
  update: { body: userUpdate, response: user },
  updatePassword: { body: setPassword, response: user },
  updateMyPassword: { body: changedPassword, response: nothing },
  forgotPassword: { body: forgottenPassword, response: nothing },
  generatePassword: { body: generatedPassword, response: nothing },
  refresh: { response: tokens },
};
