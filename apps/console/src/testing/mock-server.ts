import {
  type AuditEntry,
  type CurrentUser,
  changedPreferences,
  type Institution,
  type NewPerson,
  type Ota,
  type Passkey,
  type User,
  type Whatsapp,
} from '@booking/api-client';
import { failure, mockApi, pageOf, type Resolvers } from '@booking/api-client/mocks';
import { someAuditEntries } from './audit-entries.ts';
import { storedChannel } from './channels.ts';
import { instituteSettings } from './institute-settings.ts';
import { anInstitute, someInstitutes, templates } from './institutes.ts';
import { mockPlans } from './mock-plans.ts';
import { hasWords, mockCalls, mockRows, type NamedRow, present } from './mock-rows.ts';
import { noteCalls } from './notes.ts';
import { anOta, someOtas } from './otas.ts';
import { PASSWORD } from './password.ts';
import { type PlanRow, somePlans } from './plans.ts';
import { aReport } from './report.ts';
import { roleCalls } from './roles.ts';
import { sessionCalls } from './session-calls.ts';
import { mockSettings } from './settings.ts';
import { challengeFor, twoFactorCalls, verifyLogin } from './two-factor-calls.ts';
import { userCalls } from './user-calls.ts';
import { someUsers, superAdmin } from './users.ts';
import { aMessage, someMessages, someTemplates } from './whatsapps.ts';

export interface MockServerOptions {
  readonly user?: CurrentUser;
  /** The passkeys of the user. */
  readonly passkeys?: readonly Passkey[];
  readonly institutes?: readonly Institution[];
  readonly otas?: readonly Ota[];
  readonly auditEntries?: readonly AuditEntry[];
  readonly plans?: readonly PlanRow[];
  readonly users?: readonly User[];
  readonly messages?: readonly Whatsapp[];
  /** The rows of resources that have no more than the four usual calls, by their group. */
  readonly rows?: Readonly<Record<string, readonly NamedRow[]>>;
  readonly overrides?: Resolvers;
}

/** The token of a valid link; any other has been used. */
export const WORKING_LINK = 'w'.repeat(43);

/** The URL returned for an uploaded photo. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const notYourPassword = failure('VALIDATION', {
  errors: [{ path: 'currentPassword', code: 'wrong', message: 'Incorrect password.' }],
});

/** A mock server over a few institutes in memory, close enough to the real one for a screen to work. */
export function mockServer({
  user = superAdmin,
  passkeys = [],
  institutes = someInstitutes(45),
  otas = someOtas,
  auditEntries = someAuditEntries,
  plans = somePlans,
  users = someUsers,
  messages = someMessages,
  rows: usual = {},
  overrides,
}: MockServerOptions = {}) {
  let messageCount = 0;
  const messageId = () => `${'e'.repeat(23)}${(messageCount++).toString(16)}`;
  const managerOf = (id: string | null | undefined) => {
    const manager = users.find(({ _id }) => _id === id);
    if (!manager) return null;
    const { _id, firstName, lastName, email, phone } = manager;
    return { _id, name: `${firstName} ${lastName}`, email, phone };
  };
  let rows = [...institutes];
  const find = (id: string) => rows.find(({ _id }) => _id === id);
  const replace = (next: Institution) => {
    rows = rows.map((row) => (row._id === next._id ? next : row));
    return next;
  };
  const channels = mockRows(otas);
  const pricings = mockPlans(plans);
  const settings = mockSettings();
  const whatsapps = mockRows(messages);
  return mockApi({
    overrides: {
      ...roleCalls(),
      'user.login': ({ input }) => {
        if (input.email !== user.email || input.password !== PASSWORD) {
          return failure('WRONG_CREDENTIALS');
        }
        return user.hasTwoFactor || passkeys.length > 0
          ? failure('SECOND_FACTOR_REQUIRED', { data: challengeFor(user, passkeys) })
          : { accessToken: 'access-1', refreshToken: 'refresh-1' };
      },
      'user.verifyLogin': ({ input }) => verifyLogin(input),
      ...twoFactorCalls(
        () => user,
        (change) => {
          user = { ...user, ...change };
        },
        passkeys,
      ),
      'user.me': () => user,
      'user.updateMe': ({ input }) => {
        const { __v, preferences = {}, avatar, ...fields } = input;
        if (__v !== undefined && __v !== user.__v) {
          return failure('VERSION_CONFLICT', { data: user });
        }
        const isMore = avatar !== undefined || Object.keys(fields).length > 0;
        user = {
          ...user,
          ...fields,
          ...(avatar !== undefined && { avatar: avatar && PICTURE }),
          preferences: changedPreferences(user.preferences, preferences),
          __v: user.__v + Number(isMore),
        };
        return user;
      },
      ...userCalls(users),
      'user.refresh': () => ({ accessToken: 'access-2', refreshToken: 'refresh-2' }),
      'user.handOver': () => ({ accessToken: 'app-access-1', refreshToken: 'app-refresh-1' }),
      ...sessionCalls((next) => {
        user = next;
      }, user),
      'user.forgotPassword': () => undefined,
      'user.generatePassword': ({ id }) =>
        id === WORKING_LINK ? undefined : failure('LINK_EXPIRED'),
      'user.updateMyPassword': ({ input }) => {
        if (input.currentPassword !== PASSWORD) return notYourPassword;
        user = { ...user, mustChangePassword: false };
        return undefined;
      },
      'audit.list': ({ input }) => {
        const isOf = (values: readonly string[] | undefined, value: string | undefined) =>
          !values || (value !== undefined && values.includes(value));
        const entries = auditEntries.filter(
          ({ _id, institution, record, by, action }) =>
            isOf(input._id, _id) &&
            isOf(input.institution, institution?._id) &&
            isOf(input.kind, record.kind) &&
            isOf(input.record, record._id) &&
            isOf(input.action, action) &&
            isOf(input.user, by?._id),
        );
        return pageOf(entries, input);
      },
      ...noteCalls(institutes),
      'bkbtrSetting.get': () => settings.read(),
      'bkbtrSetting.save': ({ input }) => settings.save(input),
      'report.superAdmin': ({ input }) => aReport(input),
      'notice.list': () => pageOf([], { limit: 20 }),
      'template.list': () => pageOf(templates, { limit: 20 }),
      'institution.list': ({ input }) => {
        const { page, limit = 20, after } = input;
        const matchingRows = rows.filter((row) => matches(row, input));
        if (after) {
          const rest = matchingRows.filter(({ _id }) => _id > after).sort(byId);
          return { ...pageOf(rest, { limit }), total: matchingRows.length };
        }
        const sorted = input.sort?.[0] === 'name' ? matchingRows.sort(byName) : matchingRows;
        return pageOf(sorted, { page, limit });
      },
      'institution.get': ({ id }) => find(id) ?? failure('NOT_FOUND'),
      'institution.create': ({ input }) => {
        const { owner, template, accountManager, ...facts } = input;
        const base = someInstitutes(rows.length + 1).at(-1);
        if (!base) return failure('INTERNAL');
        const newInstitute: Institution = {
          ...base,
          ...present(facts),
          status: 'Pending',
          template: { _id: template, name: 'Hospitality' },
          owner: owner ? anOwner(owner) : null,
          accountManager: managerOf(accountManager),
          currentSubscription: owner ? base.currentSubscription : null,
        };
        rows = [newInstitute, ...rows];
        return newInstitute;
      },
      'institution.update': ({ id, input }) => {
        const stored = find(id);
        if (!stored) return failure('NOT_FOUND');
        if (input.__v !== undefined && input.__v !== stored.__v) {
          return failure('VERSION_CONFLICT', { data: stored });
        }
        const { __v, template, owner, accountManager, channels, ...facts } = input;
        const { currentSubscription: trial } = anInstitute();
        return replace({
          ...stored,
          ...present(facts),
          ...(owner && { owner: anOwner(owner), currentSubscription: trial }),
          ...(accountManager !== undefined && { accountManager: managerOf(accountManager) }),
          ...(channels && { channels: channels.map(storedChannel) }),
          __v: stored.__v + 1,
        });
      },
      'institution.changeStatus': ({ id, input }) => {
        const stored = find(id);
        if (!stored) return failure('NOT_FOUND');
        return replace({ ...stored, status: input.status, __v: stored.__v + 1 });
      },
      'ota.list': channels.list,
      'ota.create': ({ input: { color, templates, ...fields } }) =>
        channels.create(anOta({ ...present(fields), _id: 'f'.repeat(24) })),
      'ota.update': ({ id, input: { color, templates, ...fields } }) => channels.update(id, fields),
      'ota.remove': ({ id }) => channels.remove(id),
      ...pricings,
      'whatsapp.templates': () => someTemplates,
      'whatsapp.list': whatsapps.list,
      'whatsapp.create': ({ input: { institution, isActive, ...fields } }) =>
        whatsapps.create(aMessage({ ...present(fields), _id: messageId() })),
      'whatsapp.update': ({ id, input: { isActive, ...fields } }) =>
        whatsapps.update(id, {
          ...fields,
          ...(isActive !== undefined && { isActive, status: isActive ? 'Active' : 'Inactive' }),
        }),
      'whatsapp.remove': ({ id }) => whatsapps.remove(id),
      ...instituteSettings(),
      ...mockCalls(usual),
      ...overrides,
    },
  });
}

const anOwner = ({ firstName, lastName, email }: NewPerson): Institution['owner'] => ({
  _id: '9'.repeat(24),
  name: `${firstName} ${lastName}`,
  email,
  phone: null,
});

type ListInput = Parameters<NonNullable<Resolvers['institution.list']>>[0]['input'];

function matches(row: Institution, { search = '', _id, ...input }: ListInput): boolean {
  const { status, plan, state, city, tag, code, name, noActivitySince } = input;
  const { currentSubscription: sold, address, tags, lastActivityAt } = row;
  const text = `${row.name} ${row.code} ${address.city}`;
  return (
    hasWords(text, search) &&
    (_id?.includes(row._id) ?? true) &&
    (status?.includes(row.status) ?? true) &&
    (code?.includes(row.code) ?? true) &&
    (name?.some((requested) => requested.toLowerCase() === row.name.toLowerCase()) ?? true) &&
    (plan ? sold !== null && plan.includes(sold.plan) : true) &&
    (state?.includes(address.state ?? '') ?? true) &&
    (city?.includes(address.city) ?? true) &&
    (tag?.some((requested) => tags.includes(requested)) ?? true) &&
    (!noActivitySince || !lastActivityAt || lastActivityAt < noActivitySince)
  );
}

function byId(a: Institution, b: Institution): number {
  return a._id < b._id ? -1 : 1;
}

function byName(a: Institution, b: Institution): number {
  return a.name.localeCompare(b.name);
}
