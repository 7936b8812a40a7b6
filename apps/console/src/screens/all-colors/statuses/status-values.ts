import type { Color, StatusColor } from '@booking/api-client';
import { STATUS_COLOR_KEYS, type StatusColorKey } from '@booking/api-client/facts';
import type { FormFields } from '../../../forms/fields.ts';
import type { EntityForm, FormDraft } from '../../../forms/use-entity-form.ts';
import type { DraftKind } from '../../../session/use-draft.ts';
import type { Choice } from '../../../status-colors/drawn-status.ts';
import { bestTextOn } from '../../../status-colors/maths/contrast.ts';
import { iconLabel } from '../../../status-colors/status-icons.ts';
import { statusWords } from '../../../status-colors/status-words.ts';

/** How all statuses are drawn, as the server has it: one document with one version. */
export type StatusSet = readonly StatusColor[];

/** A status in the form. Colours are ids. */
export interface StatusDraft {
  key: StatusColorKey;
  label: string;
  fill: string;
  border: string;
  icon: string;
}

/** The form of the whole set. */
export interface StatusValues {
  /** In the order of the contract's keys, so that paths of errors and changes hold while statuses are moved. */
  statuses: StatusDraft[];
  order: StatusColorKey[];
}

export type StatusPath = 'order' | `statuses.${number}.${'label' | 'fill' | 'border' | 'icon'}`;

export const statusDraft: DraftKind<FormDraft<StatusValues, StatusSet>> = { form: 'status-colors' };

export function valuesOf(set: StatusSet): StatusValues {
  return {
    statuses: STATUS_COLOR_KEYS.flatMap((key) =>
      set
        .filter((status) => status.key === key)
        .map(({ label, fill, border, icon }) => ({
          ...{ key, label, icon },
          fill: fill._id,
          border: border._id,
        })),
    ),
    order: set.map(({ key }) => key),
  };
}

/** The request that saves the whole set. @param __v The version that was edited. */
export function bodyOf({ statuses, order }: StatusValues, __v: number | undefined) {
  return {
    statuses: statuses.map((status) => ({
      ...status,
      label: status.label.trim(),
      order: order.indexOf(status.key),
    })),
    ...(__v !== undefined && { __v }),
  };
}

/** Props that the controls of the form share. */
export interface StatusControls {
  readonly form: EntityForm<StatusValues, StatusPath, StatusSet>;
  readonly choices: readonly Choice[];
}

/** The colours to choose from: the active ones, and those that are in use. */
export function choicesOf(palette: readonly Color[], set: StatusSet): readonly Choice[] {
  const used = set.flatMap(({ fill, border }): Choice[] => [
    fill,
    { ...border, textColor: bestTextOn(border.hex) },
  ]);
  const usedIds = new Set(used.map(({ _id }) => _id));
  const offered = palette.filter(({ _id, isActive }) => isActive || usedIds.has(_id));
  // A palette may be larger than what one call returns.
  const byId = new Map<string, Choice>([...used, ...offered].map((choice) => [choice._id, choice]));
  const rest = [...byId.values()].filter((choice) =>
    offered.every(({ _id }) => _id !== choice._id),
  );
  return [...offered, ...rest];
}

/** The fields of the form, for its changes and conflicts. */
export function fieldsOf(choices: readonly Choice[]): FormFields<StatusPath> {
  const colorOf = (id: unknown) => choices.find(({ _id }) => _id === id)?.name ?? String(id ?? '');
  return [
    ...STATUS_COLOR_KEYS.flatMap((key, at): FormFields<StatusPath> => {
      const name = statusWords[key];
      return [
        { path: `statuses.${at}.label`, label: `${name}: label` },
        { path: `statuses.${at}.fill`, label: `${name}: fill`, format: colorOf },
        { path: `statuses.${at}.border`, label: `${name}: border`, format: colorOf },
        { path: `statuses.${at}.icon`, label: `${name}: icon`, format: iconLabel },
      ];
    }),
    {
      path: 'order',
      label: 'Order',
      format: (keys) =>
        Array.isArray(keys)
          ? STATUS_COLOR_KEYS.filter((key) => keys.includes(key))
              .sort((a, b) => keys.indexOf(a) - keys.indexOf(b))
              .map((key) => statusWords[key])
              .join(', ')
          : '',
    },
  ];
}
