import { GRANTABLE_PERMISSIONS } from '../../contract/facts/permissions.ts';
import type { Asset } from '../../contract/schemas/asset.ts';
import type { Category } from '../../contract/schemas/category.ts';
import type { Color, StatusColor } from '../../contract/schemas/color.ts';
import type { Tokens } from '../../contract/schemas/credentials.ts';
import type { Generic } from '../../contract/schemas/generic.ts';
import type { Institution } from '../../contract/schemas/institution.ts';
import type { Ota } from '../../contract/schemas/ota.ts';
import type { Pricing } from '../../contract/schemas/pricing.ts';
import type { RolePermission } from '../../contract/schemas/role-permission.ts';
import type { Subscription } from '../../contract/schemas/subscription.ts';
import type { Template } from '../../contract/schemas/template.ts';
import type { User } from '../../contract/schemas/user.ts';
import type { Whatsapp } from '../../contract/schemas/whatsapp.ts';
import { SAMPLE_PASSWORD, sampleAccounts } from '../../sample/accounts.ts';
import { randomFrom } from '../../sample/random.ts';
import type { CallName } from '../resolver.ts';
import { AuditLog } from './audit-log.ts';
import {
  colorDocument,
  genericDocument,
  otaDocument,
  planDocument,
  roleDocument,
  statusColorDocuments,
} from './documents/catalogue.ts';
import { institutionDocument } from './documents/institution.ts';
import { whatsappDocument } from './documents/messages.ts';
import { userDocument } from './documents/people.ts';
import { assetDocument, categoryDocument } from './documents/stock.ts';
import { subscriptionDocument } from './documents/subscription.ts';
import type { Viewer } from './documents/viewer.ts';
import { fillCatalogue } from './generate/catalogue.ts';
import { fillInstitutes } from './generate/institutes.ts';
import { addNotes } from './generate/notes.ts';
import { fillPlatform } from './generate/platform.ts';
import { admit } from './guard.ts';
import { Sessions } from './sessions.ts';
import { Store } from './store.ts';
import { type Answers, worldCalls } from './world-calls.ts';

export interface WorldOptions {
  /** Which world: the same one for the same number on the same day. Default: 1. */
  readonly seed?: number | undefined;
  /** How many institutes there are, at least those of the accounts. Default: 12. */
  readonly institutes?: number | undefined;
  /** The moment at which it begins. Its past is counted back from that day. Default: now. */
  readonly now?: Date | undefined;
}

/** Someone who can sign in. */
export interface WorldAccount {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

/**
 * A platform with its institutes, made from one number: their people, rooms, rates, plans, subscriptions, messages and
 * settings, which refer to one another. `mockApi({ world })` answers every call from it, and what a call writes is there
 * for the next one. The documents are as platform staff read them, at the moment of the call.
 */
export interface World {
  /** One account for each way through the console: the platform, and the owners of three lines of business. */
  readonly accounts: readonly WorldAccount[];
  templates(): readonly Template[];
  generics(): readonly Generic[];
  institutions(): readonly Institution[];
  users(): readonly User[];
  categories(): readonly Category[];
  assets(): readonly Asset[];
  colors(): readonly Color[];
  statusColors(): readonly StatusColor[];
  otas(): readonly Ota[];
  plans(): readonly Pricing[];
  subscriptions(): readonly Subscription[];
  roles(): readonly RolePermission[];
  messages(): readonly Whatsapp[];
  /** Begins a session of someone without their password: for `session.begin`. */
  signIn(email: string): Tokens;
  /** Makes all access tokens too old, as after ten minutes: the next calls refresh. */
  expireAccessTokens(): void;
  /** Functions that answer the calls, by name; `mockApi` reads them. */
  readonly answers: Answers;
  /** Says who makes a call, and refuses who may not; `mockApi` asks it. */
  admit(name: CallName, request: Request, id: string, signedInAs: string | undefined): object;
}

const INSTITUTES = 12;
/** Before any institute was there. */
const FIRST_DAY = '2022-04-01T03:30:00.000Z';

/** Makes a world for `mockApi`. */
export function createWorld({
  seed = 1,
  institutes = INSTITUTES,
  now = new Date(),
}: WorldOptions = {}): World {
  const store = new Store(seed, now);
  const sessions = new Sessions(store, seed);
  const writer = { at: FIRST_DAY, by: null };
  fillCatalogue(store, writer);
  const admin = fillPlatform(store, writer);
  const owners = sampleAccounts.filter(({ owns }) => owns !== null).length;
  fillInstitutes(store, randomFrom(seed), admin, Math.max(institutes, owners));
  addNotes(store, admin);
  const log = new AuditLog(store);
  const staff: Viewer = { institutionId: null, permissions: new Set(GRANTABLE_PERMISSIONS) };

  return {
    accounts: sampleAccounts.map(({ email, role }) => ({ email, role, password: SAMPLE_PASSWORD })),
    templates: () => store.templates.all(),
    generics: () => store.generics.all().map((row) => genericDocument(store, row)),
    institutions: () =>
      store.institutions.all().map((row) => institutionDocument(store, row, staff)),
    users: () => store.users.all().map((row) => userDocument(store, row)),
    categories: () => store.categories.all().map((row) => categoryDocument(store, row)),
    assets: () => store.assets.all().map((row) => assetDocument(store, row)),
    colors: () => store.colors.all().map((row) => colorDocument(store, row, staff)),
    statusColors: () => statusColorDocuments(store),
    otas: () => store.otas.all().map((row) => otaDocument(store, row, staff)),
    plans: () => store.plans.all().map((row) => planDocument(store, row)),
    subscriptions: () =>
      store.subscriptions.all().map((row) => subscriptionDocument(store, row, staff, true)),
    roles: () => store.roles.all().map((row) => roleDocument(store, row, staff)),
    messages: () => store.whatsapps.all().map((row) => whatsappDocument(store, row)),
    signIn(email) {
      const user = store.users.all().find((row) => row.email === email);
      if (!user) throw new TypeError(`The world has no user ${email}`);
      return sessions.begin(user._id);
    },
    expireAccessTokens: () => sessions.expire(),
    answers: worldCalls(store, sessions, log),
    admit(name, request, id, signedInAs) {
      const admitted = admit(store, sessions, { name, request, id, signedInAs });
      log.begin(name, admitted.caller?.user);
      return admitted;
    },
  };
}
