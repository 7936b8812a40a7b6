import type { AuditKind } from '../../contract/facts/audit.ts';
import { fullName } from '../../contract/facts/user.ts';
import type { AuditChange, AuditEntry } from '../../contract/schemas/audit.ts';
import type { CallName } from '../resolver.ts';
import type { UserRow } from './row-types.ts';
import type { Row, Rows } from './rows.ts';
import type { Store } from './store.ts';

/** Fields that the entries of a kind of rows have besides the changes. */
interface Watched<R extends Row> {
  readonly kind: AuditKind;
  readonly name?: (row: R) => string | null;
  /** Undefined for rows of the platform. */
  readonly institution?: (row: R) => string | null;
}

/** The changes of a world in the order of time: initial rows count as added, then each write follows. */
export class AuditLog {
  readonly #entries: AuditEntry[] = [];
  readonly #store: Store;
  #call: CallName | null = null;
  #caller: UserRow | undefined;

  /** @param store of a world that is filled. */
  constructor(store: Store) {
    this.#store = store;
    const own = { institution: ({ _id }: Row) => _id };
    const ofRow = { institution: (row: { readonly institution: string }) => row.institution };
    const stored = {
      institution: (row: { readonly institutionId: string | null }) => row.institutionId,
    };
    const byName = { name: ({ name }: { readonly name: string }) => name };
    this.watch(store.institutions, { kind: 'institution', ...byName, ...own });
    this.watch(store.users, { kind: 'user', name: fullName, ...stored });
    this.watch(store.subscriptions, {
      kind: 'subscription',
      name: ({ planName }) => planName,
      ...stored,
    });
    this.watch(store.entries, { kind: 'accountEntry', name: ({ text }) => text, ...stored });
    this.watch(store.plans, { kind: 'pricing', name: ({ header }) => header });
    this.watch(store.colors, { kind: 'color', ...byName });
    this.watch(store.otas, { kind: 'ota', ...byName });
    this.watch(store.roles, { kind: 'rolePermission', name: ({ role }) => role, ...stored });
    this.watch(store.categories, { kind: 'category', ...byName, ...ofRow });
    this.watch(store.assets, { kind: 'asset', ...byName, ...ofRow });
    this.watch(store.settings, { kind: 'setting', ...own });
    this.watch(store.policies, { kind: 'policy', ...ofRow });
    this.watch(store.whatsapps, { kind: 'whatsapp', ...byName, ...stored });
    this.watch(store.notes, { kind: 'note', ...stored });
    this.watch(store.platform, { kind: 'bkbtrSetting' });
    this.#entries.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    for (const [place, entry] of this.#entries.entries()) {
      this.#entries[place] = { ...entry, _id: idAt(place) };
    }
  }

  /** Writes from here on come from a call, of this caller. */
  begin(call: CallName, caller: UserRow | undefined): void {
    this.#call = call;
    this.#caller = caller;
  }

  all(): readonly AuditEntry[] {
    return this.#entries;
  }

  /** Adds an entry for each row that is there, and for each write from here on. */
  watch<R extends Row>(rows: Rows<R>, watched: Watched<R>): void {
    for (const row of rows.all()) this.#add(watched, undefined, row);
    rows.watch((before, after) => this.#add(watched, before, after));
  }

  #add<R extends Row>(
    { kind, name, institution }: Watched<R>,
    before: R | undefined,
    after: R | undefined,
  ): void {
    const row = after ?? before;
    if (!row) return;
    const changes = changesOf(before, after);
    const action = !before ? 'create' : !after ? 'delete' : 'update';
    if (action === 'update' && changes.length === 0) return;
    const user = this.#call ? this.#caller : this.#store.users.find(row.createdBy);
    const home = this.#store.institutions.find(institution?.(row));
    const at = this.#call ? this.#store.now().toISOString() : row.createdAt;
    this.#entries.push({
      _id: idAt(this.#entries.length),
      by: user ? { _id: user._id, name: fullName(user), role: user.role } : null,
      institution: home ? { _id: home._id, name: home.name } : null,
      ...{ call: this.#call, requestId: null, address: null, userAgent: null, action },
      record: { kind, _id: row._id, name: name?.(row) ?? null },
      changes,
      ...{ createdAt: at, updatedAt: at, __v: 0 },
      ...{ createdBy: user?._id ?? null, updatedBy: user?._id ?? null },
    });
  }
}

/** Ids of entries are their own, so that a write with one more gives no other row another id. */
const idAt = (place: number) => `64${place.toString(16).padStart(22, '0')}`;

/** Fields that the log leaves out: they say nothing by themselves, or are never told. */
const SILENT = new Set([
  ...['_id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', '__v'],
  ...['institution', 'institutionId', 'statusHistory', 'events', 'lastLogin'],
]);
const HIDDEN = new Set(['password', 'preferences', 'token', 'credentials']);

function changesOf(before: Row | undefined, after: Row | undefined): AuditChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !SILENT.has(field))
    .flatMap((field) =>
      HIDDEN.has(field) && JSON.stringify(was.get(field)) !== JSON.stringify(is.get(field))
        ? [{ field, hidden: true as const }]
        : differences(field, was.get(field), is.get(field)),
    );
}

/** Returns the differences inside of two values, down to those that are no objects. */
function differences(field: string, was: unknown, is: unknown): AuditChange[] {
  const isNested = [was, is].every((value) => isNone(value) || isPlain(value));
  if (!isNested) {
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [{ field, ...(!isNone(was) && { from: was }), ...(!isNone(is) && { to: is }) }];
  }
  const [before, after] = [fieldsOf(was), fieldsOf(is)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) =>
    differences(`${field}.${name}`, before.get(name), after.get(name)),
  );
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(isPlain(value) ? Object.entries(value) : []);
}

/** An empty list says no more than none. */
const isNone = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
