import * as z from 'zod/mini';
import { email, phone } from '../contact-values.ts';
import { AVATAR_MAX_BYTES, USER_ACTIONS, USER_STATUSES } from '../facts/user.ts';
import { anyOf, filterValue, flag, listQuery, range } from '../list.ts';
import { named, taking } from '../named.ts';
import { lastName, newPerson } from '../person.ts';
import { A_VERSION } from '../rules.ts';
import {
  audit,
  homeType,
  id,
  idOf,
  instant,
  instantAsked,
  locale,
  nothing,
  strict,
  text,
  timeZone,
  version,
} from '../values.ts';
import {
  type Credentials,
  credentials,
  forgottenPassword,
  type PasswordForgotten,
  type Tokens,
  tokens,
} from './credentials.ts';
import {
  changedPassword,
  type GeneratedPassword,
  generatedPassword,
  newPassword,
  type PasswordChange,
  type PasswordSet,
  setPassword,
} from './passwords.ts';
import { preferences, preferencesPart } from './preferences.ts';
import {
  actedBy,
  type Session,
  type SessionEnding,
  type SignInAs,
  sessionEnding,
  sessions,
  signInAs,
} from './session.ts';
import {
  type LoginVerification,
  loginVerification,
  type TwoFactorReset,
  twoFactorReset,
} from './two-factor.ts';

export const userStatus = z.enum(USER_STATUSES, 'Choose a status.');

/** The password is never returned (`ENT-01`). */
export const user = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  email,
  phone: z.nullable(phone),
  role: z.string(),
  homeType: z.nullable(homeType),
  /** The locale of their numbers and dates; null for the platform's own. */
  locale: z.nullable(locale),
  /** Their time zone; null for that of their device. */
  timezone: z.nullable(timeZone),
  /** The path of the picture, `/files/<hash>`. */
  avatar: z.nullable(z.string()),
  status: userStatus,
  /** Someone else has set the password: only `me`, `updateMyPassword` and signing out are open. */
  mustChangePassword: z.boolean(),
  /** They prove who they are with a second factor when they sign in. */
  hasTwoFactor: z.boolean(),
  lastLoginAt: z.nullable(instant),
  /** When the last invitation was sent; null for users who were never invited. */
  invitedAt: z.nullable(instant),
  /** Until when too many wrong passwords delay the next attempt from where they came; null when none does. */
  lockedUntil: z.nullable(instant),
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
export interface User extends z.infer<typeof user> {}

/** The signed-in user, with what only they can see. */
export const currentUser = z.object({
  ...user.shape,
  /** Permissions of their role: names from the table of access (`Permission`), and perhaps newer ones. */
  permissions: z.array(z.string()),
  /** Their role requires two-factor authentication, and they have not set it up: until then, little else is open. */
  mustSetUpTwoFactor: z.boolean(),
  /** Who of the platform acts as them in this session; null for themselves. */
  actedBy: z.nullable(actedBy),
  preferences,
});
export interface CurrentUser extends z.infer<typeof currentUser> {}

/** A role of the institution's template; without an institution the role of the platform. */
const role = text('The role', 1, 40);

/** Someone added by an administrator. They choose a password with the link in the email. */
export const userCreate = strict({
  ...newPerson.shape,
  role,
  /** Where they will work. Owners invite to their own, and need not name it. */
  institution: z.optional(idOf('an institute')),
  homeType: z.optional(homeType),
  /** A first password instead of an invitation. They have to change it when they first sign in. */
  password: z.optional(newPassword),
});
export interface UserCreate extends z.input<typeof userCreate> {}

/**
 * One's own profile as a form sends it: what is left out stays, an empty field is emptied. Preferences alone leave the
 * version as it is: a theme chosen in another window is no reason to refuse a name.
 */
export const profileForm = strict({
  firstName: z.optional(newPerson.shape.firstName),
  lastName: z.optional(lastName),
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
 * Fields of a user that an administrator can change. A deactivated user is signed out everywhere at once, so is one
 * with another email address or institution. Both the old and the new address are told about a change; no one changes
 * their own. Platform staff move users between institutes, never the owner of record. Invited users become active only
 * with their link. No one changes their own role or status, and an active institution keeps an active owner, as the
 * platform keeps a Super Admin: 422 `BUSINESS_RULE` with the field.
 *
 * `action` sends the invitation again (429 within a minute of the last one), or lifts the wait after too many wrong
 * passwords.
 */
export const userUpdate = z.partial(
  strict({
    firstName: newPerson.shape.firstName,
    lastName,
    email,
    phone: z.nullable(phone),
    homeType,
    role,
    /** Another institute for a user of one; their role must be one of its template. */
    institution: idOf('an institute'),
    status: z.enum(['Active', 'Inactive'], 'Choose a status.'),
    action: z.enum(USER_ACTIONS, 'Choose an action.'),
    __v: version,
  }),
);
export interface UserUpdate extends z.input<typeof userUpdate> {}

const userQuery = listQuery({
  sort: ['name', 'createdAt', 'lastLoginAt'],
  filters: {
    role: anyOf(filterValue),
    status: anyOf(userStatus),
    institution: anyOf(idOf('an institute')),
    template: anyOf(idOf('a template')),
    isLocked: z.optional(flag),
    ...range('lastLoginAt', instantAsked),
  },
});
export interface UserQuery extends z.input<typeof userQuery> {}

export const userSchemas = {
  login: { body: taking<Credentials>()(credentials), response: named<Tokens>(tokens) },
  verifyLogin: {
    body: taking<LoginVerification>()(loginVerification),
    response: named<Tokens>(tokens),
  },
  list: {
    query: taking<UserQuery>()(userQuery),
    response: named<User>(user),
  },
  create: { body: taking<UserCreate>()(userCreate), response: named<User>(user) },
  me: { response: named<CurrentUser>(currentUser) },
  updateMe: { form: profileForm, response: named<CurrentUser>(currentUser) },
  logout: { response: nothing },
  update: { body: taking<UserUpdate>()(userUpdate), response: named<User>(user) },
  updatePassword: { body: taking<PasswordSet>()(setPassword), response: named<User>(user) },
  updateMyPassword: { body: taking<PasswordChange>()(changedPassword), response: nothing },
  forgotPassword: { body: taking<PasswordForgotten>()(forgottenPassword), response: nothing },
  generatePassword: { body: taking<GeneratedPassword>()(generatedPassword), response: nothing },
  refresh: { response: named<Tokens>(tokens) },
  handOver: { response: named<Tokens>(tokens) },
  mySessions: { response: named<Session[]>(sessions) },
  endMySessions: {
    body: taking<SessionEnding>()(sessionEnding),
    response: named<Session[]>(sessions),
  },
  sessions: { response: named<Session[]>(sessions) },
  endSessions: {
    body: taking<SessionEnding>()(sessionEnding),
    response: named<Session[]>(sessions),
  },
  signInAs: { body: taking<SignInAs>()(signInAs), response: named<Tokens>(tokens) },
  resetTwoFactor: {
    body: taking<TwoFactorReset>()(twoFactorReset),
    response: named<User>(user),
  },
};

export { userRoutes } from '../resources/user.ts';
