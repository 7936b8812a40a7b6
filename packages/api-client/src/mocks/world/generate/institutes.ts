import { POLICY_DEFAULTS } from '../../../contract/defaults/policy-defaults.ts';
import { panOf } from '../../../contract/facts/gstin.ts';
import { fullName } from '../../../contract/facts/user.ts';
import { historyOf } from '../../../sample/history.ts';
import type { Profile } from '../../../sample/institutes.ts';
import { profiles } from '../../../sample/profiles.ts';
import type { Random } from '../../../sample/random.ts';
import type { PlanRow, UserRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { addMessages } from './messages.ts';
import { addPeople } from './people.ts';
import { addStock } from './stock.ts';
import { addSubscription } from './subscriptions.ts';

/** Adds so many institutes with all that is theirs. Those of the sample's accounts are among them. */
export function fillInstitutes(store: Store, random: Random, admin: UserRow, count: number): void {
  for (const { profile, account } of profiles(random, count)) {
    const template = store.templates.all().find(({ key }) => key === profile.template);
    if (!template) throw new TypeError(`No template is named ${profile.template}`);
    const by = { _id: admin._id, name: fullName(admin) };
    const history = historyOf(random, profile.status, new Date(store.firstDay), by);
    const { createdAt, statusChangedAt, lastActivityAt, ...past } = history;
    const writer = { at: createdAt.toISOString(), by: admin._id };
    const plan = planFor(store, random, template._id, profile);
    const institution = store.institutions.add({
      ...store.fresh(writer),
      ...factsOf(profile),
      ...past,
      statusHistory: [...past.statusHistory],
      ...{ templateId: template._id, ownerId: null, accountManagerId: admin._id },
      ...{ status: profile.status, scheduledStatus: null, channels: [] },
      statusChangedAt: statusChangedAt.toISOString(),
      lastActivityAt: lastActivityAt?.toISOString() ?? null,
      updatedAt: statusChangedAt.toISOString(),
    });
    const { _id: institutionId } = institution;
    const owner = addPeople(store, writer, random, {
      ...{ institutionId, profile, account },
      ...{ lastActivityAt: institution.lastActivityAt, seats: plan.limits.users },
    });
    store.institutions.replace({ ...institution, ownerId: owner._id });
    addSubscription(store, writer, random, { institutionId, profile, plan, statusChangedAt, by });
    const isFull = account !== undefined;
    const place = { institutionId, templateId: template._id, profile, limits: plan.limits, isFull };
    if (profile.status === 'Pending') continue;
    addStock(store, writer, random, place);
    store.settings.add({ ...store.fresh(writer), _id: institutionId });
    addPolicy(store, institutionId, owner);
    addMessages(store, { at: writer.at, by: owner._id }, random, institutionId);
  }
}

/** The institutes of the sample's accounts have a plan with every screen, the others a cheaper one more often. */
function planFor(store: Store, random: Random, templateId: string, { code }: Profile): PlanRow {
  const isOwned = ['LAKEVIEW', 'SAFFRON', 'MARIGOLD'].includes(code);
  const key = isOwned
    ? 'professional'
    : random.weighted({ basic: 30, standard: 45, professional: 18, enterprise: 7 });
  const plan = store.plans.all().find((row) => row.templateId === templateId && row.key === key);
  if (!plan) throw new TypeError(`No plan is named ${key}`);
  return plan;
}

function factsOf({ city, state, domain, ...profile }: Profile) {
  const { name, code, type, phone, gstin } = profile;
  return {
    ...{ name, code, type, phone, gstin, tags: [...profile.tags], notes: null },
    email: `desk@${domain}`,
    website: `https://${domain}`,
    billingEmail: null,
    whatsappNumber: null,
    address: {
      line1: profile.line1,
      line2: null,
      city: city.name,
      state: state.name,
      country: 'IN',
      postalCode: profile.postalCode,
    },
    legalName: gstin && `${name} Private Limited`,
    pan: gstin && (panOf(gstin) ?? null),
    ...{ timezone: 'Asia/Kolkata', currency: 'INR', locale: 'en-IN' },
  };
}

function addPolicy(store: Store, institution: string, { _id: by, createdAt }: UserRow): void {
  const first = { effectiveFrom: createdAt, by, content: POLICY_DEFAULTS };
  store.policies.add({ ...store.fresh({ at: createdAt, by }), institution, versions: [first] });
}
