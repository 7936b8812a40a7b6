import { ASSETS_UPDATED_MAX, naturalKey } from '../../../contract/facts/asset.ts';
import { type Asset, needsDates } from '../../../contract/schemas/asset.ts';
import { failure } from '../../failure.ts';
import type { InputOf } from '../../resolver.ts';
import { missingFeature, overLimit, refuseUnentitled } from '../allowance.ts';
import { assetDocument, assetsOf } from '../documents/stock.ts';
import { hasWords, type ListOf, listOf } from '../list.ts';
import { nextSortKey, putInOrder } from '../ordered.ts';
import { fieldFailure, sent } from '../refuse.ts';
import type { AssetRow } from '../row-types.ts';
import { seen, type Writer } from '../rows.ts';
import type { Store } from '../store.ts';
import { type Caller, type CallsOf, reached, reaches, requireVersion } from '../world-call.ts';
import { homeOf } from './category.ts';

const textOf = ({ code, name, tags }: Pick<Asset, 'code' | 'name' | 'tags'>) =>
  [code, name, ...tags].join(' ');

const listed: ListOf<Asset> = {
  search: textOf,
  filters: {
    institution: ({ institution }) => institution,
    category: ({ category }) => category._id,
    floor: ({ floor }) => floor,
    status: ({ status }) => status,
    isActive: ({ isActive }) => isActive,
    tag: ({ tags }) => tags,
  },
  sort: {
    order: ({ order }) => order,
    code: ({ code }) => naturalKey(code),
    name: ({ name }) => name.toLowerCase(),
    category: ({ category }) => category._id,
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  defaultSort: 'order',
};

export function assetCalls(store: Store): CallsOf<'asset'> {
  const find = (caller: Caller, id: string) =>
    reached(store.assets, caller, id, ({ institution }) => institution);
  const documentOf = (id: string) => assetDocument(store, store.assets.get(id));
  const documents = (caller: Caller) =>
    store.assets
      .all()
      .filter(({ institution }) => reaches(caller, institution))
      .map((row) => assetDocument(store, row));

  return {
    list: ({ input, caller }) => listOf(documents(caller), input, listed),

    forTable: ({ input, caller }) =>
      listOf(documents(caller), input, { ...listed, defaultSort: 'code' }),

    get: ({ id, caller }) => assetDocument(store, find(caller, id)),

    create({ input, caller, writer }) {
      const { institution } = input;
      const isMany = 'assets' in input;
      const written = isMany ? input.assets : [input];
      homeOf(store, caller, institution);
      const count = ofHome(store, institution).length + written.length;
      const over = overLimit(store, institution, 'assets', count, ['asset', 'assets']);
      refuseUnentitled(isMany ? 'assets' : 'code', over);
      refuseTaken(store, institution, written, isMany);
      return written.map((fields, at) => {
        const path = isMany ? `assets.${at}.` : '';
        return assetDocument(store, addAsset(store, writer, institution, fields, path));
      });
    },

    update({ id, input, caller, writer }) {
      const { __v, category, connectingAssets, status, statusReason, ...fields } = input;
      const row = find(caller, id);
      requireVersion(row, __v, () => documentOf(id), store.users, caller);
      if (category !== undefined) requireCategory(store, category, row.institution, 'category');
      requireConnecting(store, row.institution, connectingAssets, id);
      const changes = {
        ...fields,
        ...movedTo(store, row, category),
        ...statusOf({ status, statusReason }, row),
        connectingIds: connectingAssets,
      };
      store.assets.change(row, changes, writer);
      return documentOf(id);
    },

    updateMany({ input, caller, writer }) {
      const { institution, set, dryRun = false } = input;
      homeOf(store, caller, institution);
      const feature = 'changing assets in bulk';
      refuseUnentitled('set', missingFeature(store, institution, 'assetManagement', feature));
      if (set.category) requireCategory(store, set.category, institution, 'set.category');
      const rows = ofHome(store, institution).filter((row) => isChosen(row, input));
      if (rows.length > ASSETS_UPDATED_MAX) {
        throw fieldFailure('VALIDATION', 'filter', 'Filter to 1,000 or fewer.', 'too_big');
      }
      const { category, status, statusReason, ...fields } = set;
      const written = rows.map((row) => {
        const ofStatus = statusOf({ status, statusReason }, row, 'set.statusReason');
        const changes = { ...fields, ...movedTo(store, row, category), ...ofStatus };
        const next = { ...row, ...sent(changes) };
        if (JSON.stringify(next) === JSON.stringify(row)) return false;
        if (!dryRun) store.assets.change(row, changes, writer);
        return true;
      });
      return { matched: rows.length, changed: written.filter(Boolean).length, dryRun };
    },

    updateOrder({ input: { institution, category, orders }, caller, writer }) {
      homeOf(store, caller, institution);
      const own = assetsOf(store, category).filter((row) => row.institution === institution);
      const rows = putInOrder(store.assets, own, orders, writer);
      return rows.map((row) => assetDocument(store, row));
    },

    remove({ id, caller, writer }) {
      const row = find(caller, id);
      for (const neighbour of ofHome(store, row.institution)) {
        const connectingIds = neighbour.connectingIds.filter((value) => value !== id);
        store.assets.change(neighbour, { connectingIds }, writer);
      }
      store.assets.remove(id);
    },
  };
}

const ofHome = (store: Store, id: string): AssetRow[] =>
  store.assets.all().filter(({ institution }) => institution === id);

type Written = Omit<Extract<InputOf<'asset.create'>, { readonly code: string }>, 'institution'>;

function addAsset(
  store: Store,
  writer: Writer,
  institution: string,
  fields: Written,
  path: string,
): AssetRow {
  const { category, connectingAssets = [], status = 'Available', statusReason, ...rest } = fields;
  requireCategory(store, category, institution, `${path}category`);
  requireConnecting(store, institution, connectingAssets);
  const ofStatus = statusOf({ status, statusReason }, undefined, `${path}statusReason`);
  return store.assets.add({
    ...store.fresh(writer),
    ...{ floor: null, building: null, status, statusReason: null, blocks: [] },
    ...{ capacityOverride: null, priceAdjustment: null, accessible: false, smoking: false },
    ...{ tags: [], notes: null, isActive: true },
    ...sent(rest),
    ...ofStatus,
    ...{ name: fields.name, code: fields.code, institution, categoryId: category },
    ...{ connectingIds: connectingAssets, order: nextSortKey(assetsOf(store, category)) },
  });
}

/** All or none: each code that is taken is named. */
function refuseTaken(
  store: Store,
  institution: string,
  written: readonly { readonly code: string }[],
  isMany: boolean,
): void {
  const taken = new Set(ofHome(store, institution).map(({ code }) => seen(code)));
  const errors = written.flatMap(({ code }, at) => {
    const key = seen(code);
    const isTaken = taken.has(key);
    taken.add(key);
    const message = 'Another asset already uses this code.';
    return isTaken ? [{ path: isMany ? `assets.${at}.code` : 'code', code: 'taken', message }] : [];
  });
  const [first] = errors;
  if (first) throw failure('DUPLICATE', { message: first.message, errors });
}

function requireCategory(store: Store, id: string, institution: string, path: string): void {
  if (store.categories.find(id)?.institution === institution) return;
  throw fieldFailure('VALIDATION', path, 'Category not found.', 'not_found');
}

function requireConnecting(
  store: Store,
  institution: string,
  ids: readonly string[] = [],
  self?: string,
): void {
  const missing = ids.findIndex(
    (id) => id === self || store.assets.find(id)?.institution !== institution,
  );
  if (missing === -1) return;
  const path = `connectingAssets.${missing}`;
  throw fieldFailure('VALIDATION', path, 'Asset not found.', 'not_found');
}

/** Returns the changes that move an asset to another category, where it comes last. */
function movedTo(store: Store, row: AssetRow, categoryId: string | undefined) {
  if (categoryId === undefined || categoryId === row.categoryId) return {};
  return { categoryId, order: nextSortKey(assetsOf(store, categoryId)) };
}

type Status = { readonly [K in 'status' | 'statusReason']?: Asset[K] | undefined };

/** A status, with the reason that some need and no other keeps. */
function statusOf(
  { status, statusReason }: Status,
  row: AssetRow | undefined,
  path = 'statusReason',
): Status {
  if (status === undefined && statusReason === undefined) return {};
  const next = status ?? row?.status ?? 'Available';
  if (!needsDates(next)) return { status, statusReason: null };
  const stored = next === row?.status ? row.statusReason : null;
  const reason = statusReason === undefined ? stored : statusReason;
  if (reason) return { status, statusReason: reason };
  throw fieldFailure('VALIDATION', path, 'Enter why and from when.', 'required');
}

/** Whether a bulk change is about an asset: by its id, or by what the list shows for the filter. */
function isChosen(row: AssetRow, { ids, filter }: InputOf<'asset.updateMany'>): boolean {
  if (ids) return ids.includes(row._id);
  const { category, floor, status, isActive, tag, search = '' } = filter ?? {};
  return (
    (category?.includes(row.categoryId) ?? true) &&
    (floor?.includes(row.floor ?? '') ?? true) &&
    (status?.includes(row.status) ?? true) &&
    (isActive ?? row.isActive) === row.isActive &&
    (tag?.some((value) => row.tags.includes(value)) ?? true) &&
    hasWords(textOf(row), search)
  );
}
