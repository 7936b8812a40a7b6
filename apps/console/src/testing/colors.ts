import type { Color, StatusColor } from '@booking/api-client';
import { STATUS_COLOR_KEYS, type StatusColorKey } from '@booking/api-client/facts';
import { failure, type Resolvers } from '@booking/api-client/mocks';
import { mockRows, present } from './mock-rows.ts';

const AT = '2026-01-05T04:30:00.000Z';
const audit = { createdAt: AT, updatedAt: AT, createdBy: null, updatedBy: null, __v: 0 };

/** Name, colour and text: the status colours that an installation starts with, and two that nothing uses. */
const palette: readonly (readonly [name: string, hex: string, textColor: string])[] = [
  ['Sky', '#bae6fd', '#000000'],
  ['Lake', '#0369a1', '#ffffff'],
  ['Butter', '#fef08a', '#000000'],
  ['Amber', '#b45309', '#ffffff'],
  ['Mint', '#bbf7d0', '#000000'],
  ['Forest', '#166534', '#ffffff'],
  ['Blush', '#fecaca', '#000000'],
  ['Chilli', '#b91c1c', '#ffffff'],
  ['Lavender', '#ddd6fe', '#000000'],
  ['Plum', '#6d28d9', '#ffffff'],
  ['Pearl', '#e5e7eb', '#000000'],
  ['Slate', '#4b5563', '#ffffff'],
  ['Saffron', '#f59e0b', '#000000'],
  ['Snow', '#ffffff', '#000000'],
];

type Look = readonly [label: string, fill: string, border: string, icon: string];

const looks: Readonly<Record<StatusColorKey, Look>> = {
  enquiry: ['Enquiry', 'Pearl', 'Lake', 'circle-help'],
  hold: ['On hold', 'Butter', 'Slate', 'clock'],
  confirmed: ['Confirmed', 'Sky', 'Lake', 'calendar-check'],
  partPaid: ['Part paid', 'Butter', 'Amber', 'wallet'],
  paid: ['Paid', 'Mint', 'Forest', 'receipt'],
  checkedIn: ['Checked in', 'Forest', 'Mint', 'log-in'],
  checkedOut: ['Checked out', 'Slate', 'Pearl', 'log-out'],
  checkedOutDue: ['Checked out, due', 'Blush', 'Amber', 'circle-alert'],
  cancelled: ['Cancelled', 'Pearl', 'Chilli', 'circle-x'],
  noShow: ['No-show', 'Blush', 'Chilli', 'calendar-x'],
  blocked: ['Blocked', 'Slate', 'Slate', 'ban'],
  outOfOrder: ['Out of order', 'Chilli', 'Blush', 'triangle-alert'],
  outOfService: ['Out of service', 'Amber', 'Butter', 'wrench'],
  dirty: ['Dirty', 'Lavender', 'Slate', 'paintbrush'],
  clean: ['Clean', 'Lavender', 'Plum', 'sparkles'],
  inspected: ['Inspected', 'Plum', 'Lavender', 'badge-check'],
};

const usesOf = (name: string) =>
  Object.values(looks).filter(([, fill, border]) => fill === name || border === name).length;

const idOf = (at: number) => `f${at.toString(16).padStart(23, '0')}`;

/** A colour, with a test's overrides. */
export function aColor(facts: Partial<Color> = {}): Color {
  return {
    _id: idOf(0),
    name: 'Sky',
    hex: '#bae6fd',
    textColor: '#000000',
    isTextColorAuto: true,
    template: null,
    group: 'status',
    order: 0,
    isActive: true,
    usageCount: 0,
    ...audit,
    ...facts,
  };
}

/** A palette with the colours of all statuses. */
export const someColors: readonly Color[] = palette.map(([name, hex, textColor], order) =>
  aColor({ _id: idOf(order), name, hex, textColor, order, usageCount: usesOf(name) }),
);

/** How each status is drawn at first. */
export const someStatusColors: readonly StatusColor[] = STATUS_COLOR_KEYS.map((key, order) => {
  const [label, fill, border, icon] = looks[key];
  return { key, label, fill: named(fill), border: named(border), icon, order, __v: 0 };
});

function named(name: string): Color {
  return someColors.find((color) => color.name === name) ?? aColor();
}

/** The calls about colours, on colours in memory. */
export function colorCalls(first: readonly Color[] = someColors): Resolvers {
  const rows = mockRows<Color>(first, ({ usageCount }, input) => {
    const isUsed: unknown = Reflect.get(input, 'isUsed');
    return isUsed === undefined || isUsed === Boolean(usageCount);
  });
  let set = someStatusColors;
  const all = () => rows.list({ input: { limit: 100 } }).items;
  const versionOf = () => set[0]?.__v ?? 0;
  return {
    'color.list': ({ input }) => ({ ...rows.list({ input }), statusColors: [...set] }),
    'color.create': ({ input: { template: _, textColor, ...facts } }) => {
      if (all().some(({ hex }) => hex === facts.hex)) {
        const message = 'This colour is already in the palette.';
        return failure('DUPLICATE', { errors: [{ path: 'hex', code: 'duplicate', message }] });
      }
      const isTextColorAuto = !textColor;
      return rows.create(
        aColor({
          ...present(facts),
          _id: idOf(99),
          textColor: textColor ?? '#000000',
          isTextColorAuto,
        }),
      );
    },
    'color.update': ({ id, input: { template: _, textColor: __, ...fields } }) =>
      rows.update(id, fields),
    'color.remove': ({ id, input: { replaceBy, __v } }) => {
      const row = all().find(({ _id }) => _id === id);
      const replacement = all().find(({ _id }) => _id === replaceBy);
      if (row && __v !== undefined && __v !== row.__v) {
        return failure('VERSION_CONFLICT', { data: row });
      }
      if (row?.usageCount && !replacement) return failure('IN_USE');
      const next = <C extends { readonly _id: string }>(color: C) =>
        color._id === id && replacement ? replacement : color;
      set = set.map((status) => ({
        ...status,
        fill: next(status.fill),
        border: next(status.border),
      }));
      return rows.remove(id);
    },
    'color.setStatusColor': ({ input }) => {
      const version = versionOf();
      if (input.__v !== undefined && input.__v !== version) {
        return failure('VERSION_CONFLICT', { data: set });
      }
      const now = input.reset ? someStatusColors : drawn(input.statuses, all());
      set = now.map((status) => ({ ...status, __v: version + 1 }));
      return [...set];
    },
  };
}

interface WrittenStatus extends Omit<StatusColor, 'fill' | 'border' | '__v'> {
  readonly fill: string;
  readonly border: string;
}

function drawn(statuses: readonly WrittenStatus[], all: readonly Color[]): StatusColor[] {
  const colorOf = (id: string) => all.find(({ _id }) => _id === id) ?? aColor();
  return statuses
    .map((status) => ({
      ...status,
      fill: colorOf(status.fill),
      border: colorOf(status.border),
      __v: 0,
    }))
    .sort((a, b) => a.order - b.order);
}
