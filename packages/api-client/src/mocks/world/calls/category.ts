import type { Category } from '../../../contract/schemas/category.ts';
import { failure } from '../../failure.ts';
import type { InputOf } from '../../resolver.ts';
import { limitOf, missingFeature, overLimit, refuseUnentitled } from '../allowance.ts';
import { genericPart } from '../documents/catalogue.ts';
import { assetsOf, categoryDocument } from '../documents/stock.ts';
import { type ListOf, listOf } from '../list.ts';
import { nextSortKey, putInOrder } from '../ordered.ts';
import { fieldFailure, refuseUsed, sent } from '../refuse.ts';
import type { CategoryRow, InstitutionRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { type Caller, type CallsOf, reached, reaches, requireVersion } from '../world-call.ts';
import { addedImage, orderedImages } from './category-images.ts';
import { requireColor } from './color.ts';

const listed: ListOf<Category> = {
  search: ({ name, code }) => `${name} ${code}`,
  filters: {
    institution: ({ institution }) => institution,
    generic: ({ generic }) => generic._id,
    isActive: ({ isActive }) => isActive,
  },
  sort: {
    order: ({ order }) => order,
    name: ({ name }) => name.toLowerCase(),
    code: ({ code }) => code,
    createdAt: ({ createdAt }) => createdAt,
  },
  defaultSort: 'order',
};

const NOUN = ['category', 'categories'] as const;
/** Rooms for two with a third bed, unless a request says otherwise. */
const OCCUPANCY = { baseOccupancy: 2, maxAdults: 3, maxChildren: 2, maxOccupancy: 4 };

export function categoryCalls(store: Store): CallsOf<'category'> {
  const find = (caller: Caller, id: string) =>
    reached(store.categories, caller, id, ({ institution }) => institution);
  const documentOf = (id: string) => categoryDocument(store, store.categories.get(id));
  const ofHome = (id: string) =>
    store.categories
      .all()
      .filter(({ institution }) => institution === id)
      .sort((a, b) => a.order - b.order);

  return {
    list({ input, caller }) {
      const rows = store.categories.all().filter((row) => reaches(caller, row.institution));
      return listOf(
        rows.map((row) => categoryDocument(store, row)),
        input,
        listed,
      );
    },

    get: ({ id, caller }) => categoryDocument(store, find(caller, id)),

    create({ input, caller, writer }) {
      const { institution, generic, genericFlags = {}, extraBeds = {}, color = null } = input;
      const home = homeOf(store, caller, institution);
      const count = ofHome(institution).length + 1;
      refuseUnentitled('name', reasonAgainst(store, institution, count));
      requireGeneric(store, home, generic);
      requireColor(store, color);
      const { name, code, basePrice } = input;
      const row: CategoryRow = {
        ...store.fresh(writer),
        ...{ description: null, ...OCCUPANCY, bedType: null, sizeSqFt: null, view: null },
        ...{ amenities: [], images: [], isActive: true, order: nextSortKey(ofHome(institution)) },
        ...sent(fieldsOf(input)),
        ...{ institution, name, code, basePrice, genericId: generic, colorId: color },
        genericFlags: {
          ...{ isGeneric: false, autoAssign: true, showOnCalendar: true, bookableOnline: true },
          ...sent(genericFlags),
        },
        extraBeds: { count: 0, adultCharge: 0, childCharge: 0, ...sent(extraBeds) },
      };
      checkOccupancy(row);
      return categoryDocument(store, store.categories.add(row));
    },

    async update({ id, input, caller, writer }) {
      const row = find(caller, id);
      if ('image' in input) {
        store.categories.change(row, { images: await addedImage(row, input) }, writer);
        return documentOf(id);
      }
      requireVersion(row, input.__v, () => documentOf(id), store.users, caller);
      const { generic, genericFlags, extraBeds, color, images } = input;
      if (generic !== undefined && generic !== row.genericId) {
        if (assetsOf(store, id).length > 0) {
          const message = 'This can’t be changed once the category has assets.';
          throw fieldFailure('BUSINESS_RULE', 'generic', message, 'fixed');
        }
        requireGeneric(store, store.institutions.get(row.institution), generic);
      }
      requireColor(store, color);
      const changes = {
        ...sent(fieldsOf(input)),
        ...{ genericId: generic, colorId: color, basePrice: input.basePrice },
        ...{ name: input.name, code: input.code },
        genericFlags: genericFlags && { ...row.genericFlags, ...sent(genericFlags) },
        extraBeds: extraBeds && { ...row.extraBeds, ...sent(extraBeds) },
        images: images && orderedImages(row, images),
      };
      checkOccupancy({ ...row, ...sent(changes) });
      store.categories.change(row, changes, writer);
      return documentOf(id);
    },

    updateCodes({ input: { institution, codes }, caller, writer }) {
      homeOf(store, caller, institution);
      const rows = ofHome(institution);
      const codeOf = new Map(codes.map(({ _id, code }) => [_id, code]));
      const after = rows.map((row) => codeOf.get(row._id) ?? row.code);
      const errors = codes.flatMap(({ _id, code }, at) => {
        if (rows.every((row) => row._id !== _id)) {
          return [{ path: `codes.${at}._id`, code: 'not_found', message: 'Category not found.' }];
        }
        const message = 'Another category already uses this code.';
        const isTaken = after.filter((newCode) => newCode === code).length > 1;
        return isTaken ? [{ path: `codes.${at}.code`, code: 'taken', message }] : [];
      });
      if (errors.length > 0) {
        const isMissing = errors.some(({ code }) => code === 'not_found');
        throw failure(isMissing ? 'VALIDATION' : 'DUPLICATE', { errors });
      }
      // Two may swap theirs: all step aside first.
      for (const row of rows) store.categories.replace({ ...row, code: `~${row._id}` });
      for (const row of rows) {
        store.categories.replace(row);
        store.categories.change(row, { code: codeOf.get(row._id) }, writer);
      }
      return ofHome(institution).map((row) => categoryDocument(store, row));
    },

    updateOrder({ input: { institution, orders }, caller, writer }) {
      homeOf(store, caller, institution);
      const rows = putInOrder(store.categories, ofHome(institution), orders, writer);
      return rows.map((row) => categoryDocument(store, row));
    },

    remove({ id, caller }) {
      const { institution } = find(caller, id);
      const rates = [...store.rates.of(institution).cells.values()];
      const channels = store.institutions
        .get(institution)
        .channels.filter(({ roomMappings }) =>
          roomMappings.some(({ category, isSold }) => category === id && isSold),
        );
      const messages = store.whatsapps
        .all()
        .filter(({ conditions }) => conditions.categories.includes(id));
      refuseUsed({
        assets: {
          noun: ['asset', 'assets'],
          names: assetsOf(store, id).map(({ name }) => name),
        },
        channels: {
          noun: ['connection', 'connections'],
          names: channels.map(({ title }) => title),
        },
        rates: {
          noun: ['rate', 'rates'],
          names: rates
            .filter(({ category, date }) => category === id && (!date || date >= store.today()))
            .map(({ date }) => date ?? 'of weekdays'),
        },
        messages: { noun: ['message', 'messages'], names: messages.map(({ name }) => name) },
      });
      store.categories.remove(id);
    },

    checkGenerics({ input: { institution }, caller }) {
      const home = store.institutions.find(institution);
      if (!home || !reaches(caller, institution)) {
        throw fieldFailure('INVALID_QUERY', 'institution', 'Institute not found.', 'not_found');
      }
      const rows = ofHome(institution);
      const reason = reasonAgainst(store, institution, rows.length + 1) ?? null;
      const assets = store.assets.all().filter((asset) => asset.institution === institution);
      const generics = store.generics
        .all()
        .filter(({ templateId, isActive }) => templateId === home.templateId && isActive)
        .map((generic) => {
          const own = rows.filter(({ genericId }) => genericId === generic._id);
          const assetCount = own.reduce((sum, { _id }) => sum + assetsOf(store, _id).length, 0);
          const available = reason === null;
          return {
            generic: genericPart(generic),
            ...{ categoryCount: own.length, assetCount, available, reason },
          };
        });
      const limits = {
        categories: limitOf(store, institution, 'categories', rows.length),
        assets: limitOf(store, institution, 'assets', assets.length),
      };
      return { data: { generics, limits } };
    },
  };
}

/** The institution that a write is about. @throws MockFailure `NOT_FOUND` */
export function homeOf(store: Store, caller: Caller, id: string): InstitutionRow {
  return reached(store.institutions, caller, id, (row) => row._id);
}

function reasonAgainst(store: Store, institution: string, count: number): string | undefined {
  const over = overLimit(store, institution, 'categories', count, NOUN);
  const second = () => missingFeature(store, institution, 'multiCategory', 'a second category');
  return over ?? (count > 1 ? second() : undefined);
}

type Written = Exclude<InputOf<'category.update'>, { readonly image: File }>;

/** The fields that are stored as they are sent. */
function fieldsOf(input: Written | InputOf<'category.create'>) {
  const { description, baseOccupancy, maxAdults, maxChildren, maxOccupancy } = input;
  const { bedType, sizeSqFt, view, amenities, isActive } = input;
  return {
    ...{ description, baseOccupancy, maxAdults, maxChildren, maxOccupancy },
    ...{ bedType, sizeSqFt, view, amenities, isActive },
  };
}

function checkOccupancy({ baseOccupancy, maxAdults, maxOccupancy }: CategoryRow): void {
  const least = maxOccupancy < baseOccupancy ? 'base occupancy' : 'most adults';
  if (maxOccupancy >= Math.max(baseOccupancy, maxAdults)) return;
  const message = `This can’t be less than the ${least}.`;
  throw fieldFailure('BUSINESS_RULE', 'maxOccupancy', message);
}

function requireGeneric(store: Store, { templateId }: InstitutionRow, id: string): void {
  const generic = store.generics.find(id);
  if (generic?.templateId === templateId && generic.isActive) return;
  const message = 'This unit type isn’t available here.';
  throw fieldFailure('VALIDATION', 'generic', message, 'not_found');
}
