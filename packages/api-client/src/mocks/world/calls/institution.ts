import { addDays } from '../../../contract/facts/billing.ts';
import {
  INSTITUTION_TRANSITIONS,
  SETUP_STEPS,
  STATUSES_WITH_REASON,
} from '../../../contract/facts/institution.ts';
import { NO_SUBSCRIPTION } from '../../../contract/facts/subscription.ts';
import { fullName, OWNER } from '../../../contract/facts/user.ts';
import type { Institution } from '../../../contract/schemas/institution.ts';
import { failure } from '../../failure.ts';
import type { InputOf } from '../../resolver.ts';
import { institutionDocument, setupOf } from '../documents/institution.ts';
import { isCurrent, subscriptionsOf } from '../documents/subscription.ts';
import { isPlatform } from '../documents/viewer.ts';
import { type ListOf, listOf } from '../list.ts';
import { fieldFailure, sent } from '../refuse.ts';
import type { InstitutionRow, UserRow } from '../row-types.ts';
import type { Writer } from '../rows.ts';
import type { Store } from '../store.ts';
import {
  type Caller,
  type CallsOf,
  reached,
  reaches,
  requireVersion,
  type WorldCall,
} from '../world-call.ts';
import { savedChannels } from './channels.ts';
import { startTrial } from './trial.ts';
import { invitedRow } from './user.ts';

const PLATFORM_FIELDS = ['notes', 'tags', 'code', 'template', 'owner', 'accountManager'] as const;
const ACTIVATION_NEEDS = {
  owner: 'an owner. Invite one first',
  subscription: 'a subscription. Start one first',
  category: 'a category. Add one first',
  asset: 'an asset. Add one first',
  price: 'a base price. Set one in a category first',
} as const;

function listedIn(store: Store, caller: Caller): ListOf<Institution> {
  const last = ({ _id }: Institution) => subscriptionsOf(store, _id).at(-1);
  return {
    search: ({ name, code, email, phone, address, owner }) =>
      [name, code, email, phone, address.city, owner?.name, owner?.email].join(' '),
    filters: {
      status: ({ status }) => status,
      template: ({ template }) => template._id,
      type: ({ type }) => type,
      code: ({ code }) => code,
      plan: ({ currentSubscription }) => currentSubscription?.plan,
      subscriptionStatus: (row) =>
        row.currentSubscription?.status ?? [last(row)?.status ?? '', NO_SUBSCRIPTION],
      renews: ({ _id }) => {
        const current = subscriptionsOf(store, _id).find(isCurrent);
        return current?.autoRenew && !current.cancelAtPeriodEnd;
      },
      state: ({ address }) => address.state,
      city: ({ address }) => address.city,
      country: ({ address }) => address.country,
      tag: ({ tags }) => tags,
      accountManager: ({ accountManager }) => (isPlatform(caller) ? accountManager?._id : null),
      currentPeriodEnd: ({ currentSubscription }) => currentSubscription?.currentPeriodEnd,
      dueOn: ({ dueOn }) => dueOn,
      createdAt: ({ createdAt }) => createdAt,
      lastActivityAt: ({ lastActivityAt }) => lastActivityAt,
      isSetUp: ({ setup }) => setup.percentage === 100,
    },
    tests: {
      name: ({ name }, query) =>
        [query].flat().some((value) => String(value).toLowerCase() === name.toLowerCase()),
      noActivitySince: ({ lastActivityAt }, query) =>
        !lastActivityAt || Date.parse(lastActivityAt) < Date.parse(String(query)),
    },
    sort: {
      name: ({ name }) => name.toLowerCase(),
      code: ({ code }) => code,
      createdAt: ({ createdAt }) => createdAt,
      status: ({ status }) => status,
      currentPeriodEnd: ({ currentSubscription }) => currentSubscription?.currentPeriodEnd ?? null,
      dueOn: ({ dueOn }) => dueOn,
      lastActivityAt: ({ lastActivityAt }) => lastActivityAt,
    },
    defaultSort: '-createdAt',
  };
}

export function institutionCalls(store: Store): CallsOf<'institution'> {
  const find = (caller: Caller, id: string) =>
    reached(store.institutions, caller, id, (row) => row._id);
  const documentOf = (id: string, caller: Caller) =>
    institutionDocument(store, store.institutions.get(id), caller);

  return {
    list({ input, caller }) {
      const rows = store.institutions.all().filter(({ _id }) => reaches(caller, _id));
      const documents = rows.map((row) => institutionDocument(store, row, caller));
      return listOf(documents, input, listedIn(store, caller));
    },

    get: ({ id, caller }) => institutionDocument(store, find(caller, id), caller),

    create({ input, caller, writer }) {
      const { owner, template, accountManager = null, cloneOf, ...fields } = input;
      if (!isPlatform(caller)) throw failure('FORBIDDEN');
      requireOpen(store, template);
      const [platform] = store.platform.all();
      const { timezone = '', currency = '', locale = '' } = platform?.defaults ?? {};
      const { at } = writer;
      const by = { _id: caller.user._id, name: fullName(caller.user) };
      const { name, code, type, email, phone, address } = fields;
      const row = store.institutions.add({
        ...store.fresh(writer),
        ...{ billingEmail: null, whatsappNumber: null, website: null },
        ...{ legalName: null, gstin: null, pan: null },
        ...{ timezone, currency, locale, tags: [], notes: null, lastActivityAt: null },
        ...sent(fields),
        ...{ name, code, type, email, phone, address },
        ...{ templateId: template, ownerId: null, accountManagerId: accountManager, channels: [] },
        ...{ status: 'Pending', statusReason: null, statusChangedAt: at, scheduledStatus: null },
        statusHistory: [{ from: null, to: 'Pending', reason: null, at, by }],
      });
      if (cloneOf) cloneSettings(store, find(caller, cloneOf)._id, row._id, writer);
      if (owner) addOwner(store, writer, row, owner);
      return documentOf(row._id, caller);
    },

    update({ id, input, caller, writer }) {
      const { __v, template, owner, accountManager, channels, ...fields } = input;
      const row = find(caller, id);
      refuseFields(caller, input);
      requireVersion(row, __v, () => documentOf(id, caller), store.users, caller);
      if (row.status !== 'Pending') refuseSettled(row, input);
      if (template !== undefined && template !== row.templateId) requireOpen(store, template);
      if (owner && row.ownerId) {
        const message = 'This institute already has an owner.';
        throw fieldFailure('BUSINESS_RULE', 'owner', message);
      }
      if (owner && row.status === 'Closed') throw failure('INSTITUTION_CLOSED');
      const next = store.institutions.change(
        row,
        {
          ...fields,
          templateId: template,
          accountManagerId: accountManager,
          channels: channels && savedChannels(store, row, channels),
        },
        writer,
      );
      if (owner) addOwner(store, writer, next, owner);
      return documentOf(id, caller);
    },

    changeStatus: (call) => {
      const row = find(call.caller, call.id);
      changeStatus(store, call, row);
      return documentOf(row._id, call.caller);
    },
  };
}

/** New institutes are of the templates that are open. */
function requireOpen(store: Store, id: string): void {
  const template = store.templates.find(id);
  if (!template) throw fieldFailure('VALIDATION', 'template', 'Template not found.');
  if (template.isAvailable) return;
  throw fieldFailure('BUSINESS_RULE', 'template', `${template.name} isn’t available yet.`);
}

type Owner = NonNullable<InputOf<'institution.create'>['owner']>;

/** Invites the owner of a new institute, whose trial begins. */
function addOwner(store: Store, writer: Writer, row: InstitutionRow, owner: Owner): UserRow {
  const person = { ...owner, role: OWNER, institutionId: row._id };
  const user = store.users.add(invitedRow(store, writer, person));
  store.institutions.change(row, { ownerId: user._id }, writer);
  startTrial(store, writer, row);
  return user;
}

function cloneSettings(store: Store, from: string, to: string, writer: Writer): void {
  const settings = store.settings.find(from);
  if (settings) store.settings.add({ ...settings, ...store.fresh(writer), _id: to });
  const policy = store.policies.all().find(({ institution }) => institution === from);
  const latest = policy?.versions.at(-1);
  if (!latest) return;
  const first = { ...latest, effectiveFrom: writer.at, by: writer.by };
  store.policies.add({ ...store.fresh(writer), institution: to, versions: [first] });
}

/** An owner writes none of what the platform decides; who may only connect channels writes those. */
function refuseFields({ permissions }: Caller, input: InputOf<'institution.update'>): void {
  const names = Object.keys(sent(input)).filter((name) => name !== '__v');
  const refuse = (fields: readonly string[], code: string, message: string) => {
    if (fields.length === 0) return;
    const errors = fields.map((path) => ({ path, code, message }));
    throw failure('FORBIDDEN', { message, errors });
  };
  if (!permissions.has('institution.update')) {
    const others = names.filter((name) => name !== 'channels');
    refuse(others, 'permission', 'You don’t have permission to edit institutes.');
  }
  if (!permissions.has('institution.administer')) {
    const theirs = names.filter((name) => PLATFORM_FIELDS.some((field) => field === name));
    refuse(theirs, 'platform_only', 'Only platform staff can change this.');
  }
}

function refuseSettled(row: InstitutionRow, input: InputOf<'institution.update'>): void {
  const { code = row.code, template = row.templateId } = input;
  if (code !== row.code) {
    throw fieldFailure('BUSINESS_RULE', 'code', 'The code can’t be changed after setup.');
  }
  if (template !== row.templateId) {
    throw fieldFailure('BUSINESS_RULE', 'template', 'The template can’t be changed after setup.');
  }
}

function changeStatus(
  store: Store,
  { input, caller, writer }: WorldCall<InputOf<'institution.changeStatus'>>,
  row: InstitutionRow,
): void {
  const { status, reason = null, effectiveAt, resumeOn = null, notify = false, __v } = input;
  const by = { _id: caller.user._id, name: fullName(caller.user) };
  const isSame = status === row.status;
  if (isSame && effectiveAt === undefined && input.resumeOn === undefined) return;
  const document = () => institutionDocument(store, row, caller);
  requireVersion(row, __v, document, store.users, caller);
  if (resumeOn !== null && (status !== 'Inactive' || resumeOn <= store.today())) {
    const message =
      status === 'Inactive'
        ? 'Choose a day after the pause begins.'
        : 'Only a pause can have an end date.';
    throw fieldFailure('VALIDATION', 'resumeOn', message);
  }
  const resumption = resumeOn && {
    ...{ status: 'Active' as const, reason: null, at: startOf(resumeOn), resumeOn: null },
    ...{ notify, by, waitsFor: null },
  };
  if (isSame && !effectiveAt) {
    store.institutions.change(row, { scheduledStatus: resumption || null }, writer);
    return;
  }
  requireTransition(row, status, reason !== null);
  if (effectiveAt) {
    if (effectiveAt <= writer.at) {
      throw fieldFailure('VALIDATION', 'effectiveAt', 'Choose a time in the future.');
    }
    const at = new Date(effectiveAt).toISOString();
    const scheduledStatus = { status, reason, at, resumeOn, notify, by, waitsFor: null };
    store.institutions.change(row, { scheduledStatus }, writer);
    return;
  }
  if (status === 'Active' && row.status !== 'Suspended') requireSetUp(store, row);
  const { at } = writer;
  store.institutions.change(
    row,
    {
      ...{ status, statusReason: reason, statusChangedAt: at, scheduledStatus: resumption || null },
      statusHistory: [...row.statusHistory, { from: row.status, to: status, reason, at, by }],
    },
    writer,
  );
  if (status === 'Closed') cancelAll(store, row._id, writer, reason?.note ?? '');
}

function requireTransition(row: InstitutionRow, to: Institution['status'], hasReason: boolean) {
  const allowed: readonly string[] = INSTITUTION_TRANSITIONS[row.status];
  if (!allowed.includes(to)) {
    throw failure('INVALID_TRANSITION', {
      message: `The status can’t change from ${row.status} to ${to}. Allowed: ${allowed.join(', ') || 'none'}.`,
      data: allowed,
    });
  }
  if (!STATUSES_WITH_REASON.includes(to) || hasReason) return;
  throw fieldFailure('VALIDATION', 'reason', 'Choose a reason and add a note.', 'required');
}

function requireSetUp(store: Store, row: InstitutionRow): void {
  const setup = { ...setupOf(store, row), owner: row.ownerId !== null };
  for (const step of SETUP_STEPS) {
    if (step === 'settings' || setup[step]) continue;
    const message = `This institute needs ${ACTIVATION_NEEDS[step]}.`;
    throw fieldFailure('BUSINESS_RULE', 'status', message);
  }
}

/** Closing an institute ends its subscriptions. */
function cancelAll(store: Store, id: string, writer: Writer, note: string): void {
  for (const row of subscriptionsOf(store, id)) {
    if (!isCurrent(row) && row.status !== 'Scheduled') continue;
    const reason = { code: 'closedBusiness' as const, note };
    const ended = { endedAt: writer.at, endedAs: 'Cancelled' as const, cancelReason: reason };
    store.subscriptions.change(row, { status: 'Cancelled', ...ended }, writer);
  }
}

/** The first moment of a day of the platform, whose clock is five and a half hours ahead. */
const startOf = (day: string) => `${addDays(day, -1)}T18:30:00.000Z`;
