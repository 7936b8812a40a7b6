import { eq } from 'drizzle-orm';
import { newId } from '../database/id.ts';
import { auditEntry } from '../schema/audit-entry.ts';
import { created } from '../schema/columns.ts';
import { rateBatch } from '../schema/rate.ts';
import { rolePermission } from '../schema/role-permission.ts';
import type { Institute, TestApp } from './app.ts';
import { genericOf, homeOf } from './home-of.ts';
import { type IdMaker, idMakers } from './id-makers.ts';
import { makeChannel } from './make-rows.ts';

/** Rows whose ids stand in requests, and in no path. */
const moreMakers = {
  templateId: async (test, tenant) => (await homeOf(test, tenant)).templateId,
  genericId: async (test, tenant) => genericOf(test, (await homeOf(test, tenant)).templateId),
  channelId: makeChannel,
  auditEntryId: async (test, tenant) => {
    const id = newId();
    const { id: institutionId } = await homeOf(test, tenant);
    await test.db.insert(auditEntry).values({
      ...{ id, institutionId, at: new Date(), changes: [], searchText: ` ${id}` },
      ...{ action: 'update', recordKind: 'institution', recordId: institutionId },
    });
    return id;
  },
  batchId: async (test, tenant) => {
    const id = newId();
    const { id: institutionId } = await homeOf(test, tenant);
    const before = await test.db.$count(rateBatch, eq(rateBatch.institutionId, institutionId));
    const createdAt = new Date();
    await test.db
      .insert(rateBatch)
      .values({ id, institutionId, revision: before + 1, affected: 0, createdAt });
    return id;
  },
  roleId: async (test, tenant) => {
    const id = newId();
    const { id: institutionId, templateId } = await homeOf(test, tenant);
    await test.db.insert(rolePermission).values({
      id,
      institutionId,
      templateId,
      role: id,
      searchText: id,
      ...created(null, new Date()),
    });
    return id;
  },
} satisfies Record<string, IdMaker>;

/** How a row of each kind of id comes to be that stands anywhere in a request. */
const insideMakers = { ...idMakers, ...moreMakers };
export type IdKind = keyof typeof insideMakers;
export const idKinds = Object.keys(insideMakers) as readonly IdKind[];

/** Kind of the id in a field, by the name of the field. */
const kindOfField: Readonly<Record<string, IdKind>> = {
  institution: 'instituteId',
  cloneOf: 'instituteId',
  subscription: 'subscriptionId',
  paper: 'paperId',
  accountManager: 'userId',
  owner: 'userId',
  user: 'userId',
  template: 'templateId',
  templates: 'templateId',
  availableTemplates: 'templateId',
  pricing: 'planId',
  inherits: 'planId',
  generic: 'genericId',
  category: 'categoryId',
  categories: 'categoryId',
  asset: 'assetId',
  assets: 'assetId',
  connectingAssets: 'assetId',
  ota: 'otaId',
  sources: 'otaId',
  channels: 'channelId',
  color: 'colorId',
  fill: 'colorId',
  border: 'colorId',
  replaceBy: 'colorId',
  batch: 'batchId',
  undoBatch: 'batchId',
  roles: 'roleId',
  removed: 'roleId',
  // Rows of whichever list it is: of this one too.
  only: 'userId',
  except: 'userId',
};

/** Kind of the ids of a group of calls whose fields say no more than that they are ids. */
const kindOfGroup: Readonly<Record<string, IdKind>> = {
  user: 'userId',
  template: 'templateId',
  institution: 'instituteId',
  subscription: 'subscriptionId',
  paper: 'paperId',
  notice: 'noticeId',
  receivable: 'instituteId',
  note: 'noteId',
  bankLine: 'bankLineId',
  audit: 'auditEntryId',
  pricing: 'planId',
  rolePermission: 'roleId',
  color: 'colorId',
  ota: 'otaId',
  whatsapp: 'actionId',
  generic: 'genericId',
  category: 'categoryId',
  asset: 'assetId',
};
const PLAIN = new Set(['_id', 'ids', 'after']);
/** They name rows of no table: what they are found in is the row of the path. */
const PARTS = new Set(['entry']);

/** Returns the kind of an id by its fields in a request; undefined for a part of the row of the path. */
export function kindOfId(callName: string, fields: IdPlace): IdKind | undefined {
  const field = fields.findLast((name) => !PLAIN.has(name));
  if (field !== undefined && PARTS.has(field)) return undefined;
  const [group = ''] = callName.split('.');
  const kind = (field !== undefined ? kindOfField[field] : undefined) ?? kindOfGroup[group];
  if (!kind) throw new Error(`${callName} takes an id in ${fields.join('.')}: of what?`);
  return kind;
}

/** The names of the fields from the outside to an id. */
export type IdPlace = readonly string[];

/** Ids as they stand in a request. */
const ID = /^[0-9a-f]{24}$/;

/** Gives every id in a value, also of several with commas between them, what `put` says for its place. */
export function withIds(
  value: unknown,
  put: (fields: IdPlace, old: string) => string,
  fields: IdPlace = [],
): unknown {
  if (typeof value === 'string') {
    const parts = value.split(',');
    return parts.every((part) => ID.test(part))
      ? parts.map((part) => put(fields, part)).join(',')
      : value;
  }
  if (Array.isArray(value)) return value.map((item) => withIds(item, put, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withIds(item, put, [...fields, name])]),
  );
}

/** Enough for a list in which each may stand once. */
const OF_A_KIND = 5;

/** Some rows of a tenant of each of these kinds. */
export async function makeInside(test: TestApp, tenant: Institute, kinds: Iterable<IdKind>) {
  const idsByKind = new Map<IdKind, string[]>();
  for (const kind of kinds) {
    const ids: string[] = [];
    for (let at = 0; at < OF_A_KIND; at += 1) ids.push(await insideMakers[kind](test, tenant));
    idsByKind.set(kind, ids);
  }
  return idsByKind;
}
export type IdsInside = Awaited<ReturnType<typeof makeInside>>;

/** Gives each place of one request the next id of its kind, so that none stands in it twice; one of no kind stays. */
export function nextIds(callName: string, ids: IdsInside) {
  const used = new Map<IdKind, number>();
  return (fields: IdPlace, old: string): string => {
    const kind = kindOfId(callName, fields);
    const some = kind && ids.get(kind);
    if (!some) return old;
    const at = used.get(kind) ?? 0;
    used.set(kind, at + 1);
    return some[at % some.length] ?? old;
  };
}
