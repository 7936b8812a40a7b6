import { SETUP_STEPS } from '../../../contract/facts/institution.ts';
import type { Channel } from '../../../contract/schemas/channel.ts';
import type { Institution } from '../../../contract/schemas/institution.ts';
import type { ChannelRow, InstitutionRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { contactOf } from './people.ts';
import { balanceOf, currentOf, subscriptionDocument, subscriptionsOf } from './subscription.ts';
import { isPlatform, named, type Viewer } from './viewer.ts';

const DAY_MS = 86_400_000;
/** A secret that is shorter shows none of its characters. */
const SHOWN_FROM = 12;

export function institutionDocument(
  store: Store,
  row: InstitutionRow,
  viewer: Viewer,
): Institution {
  const { templateId, ownerId, accountManagerId, channels, ...fields } = row;
  const manager = store.users.find(accountManagerId);
  const current = currentOf(store, row._id);
  return {
    ...fields,
    ...(!isPlatform(viewer) && {
      notes: null,
      tags: [],
      scheduledStatus: null,
      statusHistory: fields.statusHistory.map((change) => ({ ...change, by: null })),
    }),
    template: named(store.templates.get(templateId)),
    owner: contactOf(store.users.find(ownerId)),
    accountManager:
      isPlatform(viewer) || manager?.status !== 'Inactive' ? contactOf(manager) : null,
    currentSubscription: current
      ? {
          _id: current._id,
          plan: current.plan,
          planName: current.planName,
          entitlements: current.entitlements,
          status: current.status,
          currentPeriodEnd: current.currentPeriodEnd,
        }
      : null,
    dueOn: dueDay(store, row._id, viewer),
    ...countsOf(store, row._id),
    setup: setupOf(store, row),
    purgeAfter: purgeDay(store, row),
    channels: viewer.permissions.has('channel.read')
      ? channels.map((channel) => channelDocument(store, channel))
      : [],
  };
}

function dueDay(store: Store, id: string, viewer: Viewer): string | null {
  if (balanceOf(store, id).dueSince === null) return null;
  const shown = subscriptionsOf(store, id).map((row) => subscriptionDocument(store, row, viewer));
  return shown.find(({ dueOn }) => dueOn !== null)?.dueOn ?? null;
}

function countsOf(store: Store, id: string) {
  const users = store.users.all().filter(({ institutionId }) => institutionId === id);
  const current = currentOf(store, id);
  const counts = current && ['Trialing', 'Active', 'PastDue'].includes(current.status);
  return {
    counts: {
      users: users.length,
      categories: store.categories.all().filter(({ institution }) => institution === id).length,
      assets: store.assets.all().filter(({ institution }) => institution === id).length,
    },
    seats: counts
      ? {
          used: users.filter(({ status }) => status !== 'Inactive').length,
          max: current.limits.users,
        }
      : null,
  };
}

/** Returns the steps of the setup that are completed, and their share. */
export function setupOf(store: Store, { _id, ownerId }: InstitutionRow): Institution['setup'] {
  const categories = store.categories.all().filter(({ institution }) => institution === _id);
  const owner = store.users.find(ownerId);
  const steps = {
    owner: owner !== undefined && owner.status !== 'Invited',
    subscription: currentOf(store, _id) !== undefined,
    category: categories.length > 0,
    asset: store.assets.all().some(({ institution }) => institution === _id),
    price: categories.some(({ basePrice }) => basePrice > 0),
    settings: store.settings.find(_id) !== undefined,
  };
  const done = SETUP_STEPS.filter((step) => steps[step]).length;
  return { ...steps, percentage: Math.round((100 * done) / SETUP_STEPS.length) };
}

function purgeDay(store: Store, { status, statusChangedAt }: InstitutionRow): string | null {
  const [platform] = store.platform.all();
  if (status !== 'Closed' || !platform) return null;
  const retention = platform.lifecycle.closedRetentionDays * DAY_MS;
  return new Date(Date.parse(statusChangedAt) + retention).toISOString();
}

function channelDocument(store: Store, { otaId, credentials, ...row }: ChannelRow): Channel {
  const { _id, name, code, credentialsSchema } = store.otas.get(otaId);
  const shown = credentialsSchema.map(({ key, type }) => {
    const value = credentials[key] ?? null;
    const isSecret = type === 'secret';
    const last4 = isSecret && value && value.length >= SHOWN_FROM ? value.slice(-4) : null;
    return [key, { value: isSecret ? null : value, hasValue: value !== null, last4 }] as const;
  });
  return { ...row, ota: { _id, name, code }, credentials: Object.fromEntries(shown) };
}
