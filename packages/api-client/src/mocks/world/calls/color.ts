import { bestTextColor } from '../../../contract/facts/text-color.ts';
import type { Color } from '../../../contract/schemas/color.ts';
import { DEFAULT_COLORS } from '../../../sample/colors.ts';
import {
  colorDocument,
  statusColorDocuments,
  statusSet,
  usesOfColor,
} from '../documents/catalogue.ts';
import { isPlatform, type Viewer } from '../documents/viewer.ts';
import { defaultStatuses } from '../generate/catalogue.ts';
import { type ListOf, listOf } from '../list.ts';
import { nextSortKey } from '../ordered.ts';
import { fieldFailure, refuseUsed, sent } from '../refuse.ts';
import type { StatusColorSet } from '../row-types.ts';
import type { Writer } from '../rows.ts';
import type { Store } from '../store.ts';
import { type CallsOf, requireVersion } from '../world-call.ts';

const listed: ListOf<Color> = {
  search: ({ name, hex }) => `${name} ${hex}`,
  filters: {
    group: ({ group }) => group,
    template: ({ template }) => template?._id,
    isActive: ({ isActive }) => isActive,
    isUsed: ({ usageCount }) => (usageCount ?? 0) > 0,
  },
  sort: {
    order: ({ order }) => order,
    name: ({ name }) => name.toLowerCase(),
    usageCount: ({ usageCount }) => usageCount,
    createdAt: ({ createdAt }) => createdAt,
  },
  defaultSort: 'order',
};

export function colorCalls(store: Store): CallsOf<'color'> {
  return {
    list({ input, caller }) {
      refuseUse(caller, input.sort, input.isUsed);
      const colors = store.colors.all().map((row) => colorDocument(store, row, caller));
      return { ...listOf(colors, input, listed), statusColors: statusColorDocuments(store) };
    },

    create({ input: { template = null, textColor = null, ...fields }, caller, writer }) {
      requireTemplates(store, 'template', template === null ? [] : [template]);
      const row = store.colors.add({
        ...store.fresh(writer),
        ...{ order: nextSortKey(store.colors.all()), isActive: true },
        ...sent(fields),
        ...{ name: fields.name, hex: fields.hex, group: fields.group },
        ...textColors(fields.hex, textColor),
        templateId: template,
      });
      return colorDocument(store, row, caller);
    },

    update({ id, input: { __v, template, textColor, ...fields }, caller, writer }) {
      const row = store.colors.get(id);
      const document = () => colorDocument(store, store.colors.get(id), caller);
      requireVersion(row, __v, document, store.users, caller);
      requireTemplates(store, 'template', template ? [template] : []);
      const own = row.isTextColorAuto ? null : row.textColor;
      const text = textColors(fields.hex ?? row.hex, textColor === undefined ? own : textColor);
      store.colors.change(row, { ...fields, templateId: template, ...text }, writer);
      return document();
    },

    remove({ id, input: { replaceBy, __v }, caller, writer }) {
      const row = store.colors.get(id);
      requireVersion(row, __v, () => colorDocument(store, row, caller), store.users, caller);
      if (replaceBy !== undefined) replaceUses(store, id, replaceBy, writer);
      const { categories, otas, statuses } = usesOfColor(store, id);
      refuseUsed({
        categories: {
          noun: ['category', 'categories'],
          names: categories.map(
            ({ name, institution }) => `${name} of ${store.institutions.get(institution).name}`,
          ),
        },
        otas: { noun: ['OTA', 'OTAs'], names: otas.map(({ name }) => name) },
        statuses: { noun: ['status', 'statuses'], names: statuses.map(({ label }) => label) },
      });
      store.colors.remove(id);
    },

    setStatusColor({ input, caller, writer }) {
      const set = statusSet(store);
      requireVersion(set, input.__v, () => statusColorDocuments(store), store.users, caller);
      const statuses = input.reset ? resetStatuses(store, writer) : input.statuses;
      requireColors(store, statuses);
      store.statusColors.change(set, { statuses }, writer);
      return statusColorDocuments(store);
    },
  };
}

/** How many others use a colour is the platform's to know. */
function refuseUse(
  viewer: Viewer,
  sort: readonly string[] | undefined,
  isUsed: boolean | undefined,
): void {
  if (isPlatform(viewer)) return;
  if (isUsed !== undefined)
    throw fieldFailure('INVALID_QUERY', 'isUsed', 'You can’t filter by use.');
  if (sort?.some((term) => term.endsWith('usageCount'))) {
    throw fieldFailure('INVALID_QUERY', 'sort', 'You can’t sort by usageCount.');
  }
}

/** The text on a colour: as wanted, or the one with more contrast. */
function textColors(hex: string, textColor: string | null) {
  return { textColor: textColor ?? bestTextColor(hex), isTextColorAuto: textColor === null };
}

/** @throws MockFailure `VALIDATION` for a template that does not exist. */
export function requireTemplates(store: Store, path: string, ids: readonly string[]): void {
  if (ids.every((id) => store.templates.find(id))) return;
  throw fieldFailure('VALIDATION', path, 'Template not found.', 'not_found');
}

function replaceUses(store: Store, from: string, to: string, writer: Writer): void {
  if (from === to) throw fieldFailure('VALIDATION', 'replaceBy', 'Choose another colour.');
  if (!store.colors.find(to)) {
    throw fieldFailure('VALIDATION', 'replaceBy', 'Colour not found.', 'not_found');
  }
  const { categories, otas } = usesOfColor(store, from);
  for (const row of categories) store.categories.change(row, { colorId: to }, writer);
  for (const row of otas) store.otas.change(row, { colorId: to }, writer);
  const set = statusSet(store);
  const replaced = (id: string) => (id === from ? to : id);
  const statuses = set.statuses.map(({ fill, border, ...status }) => ({
    ...status,
    fill: replaced(fill),
    border: replaced(border),
  }));
  store.statusColors.change(set, { statuses }, writer);
}

/** As at the beginning. A colour that is missing is added again. */
function resetStatuses(store: Store, writer: Writer): StatusColorSet['statuses'] {
  const ids = new Map(
    DEFAULT_COLORS.map((color) => {
      const { name, hex } = color;
      const all = store.colors.all();
      const stored = all.find((row) => row.name === name) ?? all.find((row) => row.hex === hex);
      const row = stored ?? {
        ...store.fresh(writer),
        ...{ ...color, ...textColors(hex, null), templateId: null },
        ...{ order: nextSortKey(all), isActive: true },
      };
      return [name, stored?._id ?? store.colors.add(row)._id];
    }),
  );
  return defaultStatuses(ids);
}

function requireColors(store: Store, statuses: StatusColorSet['statuses']): void {
  for (const [at, { fill, border }] of statuses.entries()) {
    for (const [part, id] of Object.entries({ fill, border })) {
      if (store.colors.find(id)) continue;
      const path = `statuses.${at}.${part}`;
      throw fieldFailure('VALIDATION', path, 'Colour not found.', 'not_found');
    }
  }
}

/** @throws MockFailure `VALIDATION` for a colour that does not exist. */
export function requireColor(store: Store, id: string | null | undefined): void {
  if (!id || store.colors.find(id)) return;
  throw fieldFailure('VALIDATION', 'color', 'Colour not found.', 'not_found');
}
