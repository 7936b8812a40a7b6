import type { Ota } from '@booking/api-client';
import { TableCell } from '@booking/ui';
import { lazy } from 'react';
import { edit } from '../../entity/actions/edit.ts';
import { remove } from '../../entity/actions/remove.tsx';
import { toggle } from '../../entity/actions/toggle.tsx';
import { activeColumn } from '../../entity/active-badge.tsx';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityOf } from '../../entity/entity.ts';
import { activeFilter } from '../../entity/filters.ts';
import frontDesk from '../../illustrations/front-desk.svg';
import { optionsOf } from '../../labels/labels.ts';
import { extraColumn, numberColumn, textColumn } from '../../list/columns/simple-columns.tsx';
import type { ListColumn } from '../../list/list-of.ts';
import { whenOnline } from '../../loading/when-online.ts';
import { kindLabels, modeLabels, restrictionLabels } from '../../otas/ota-words.ts';

const list = (labels: readonly string[]) => labels.join(', ');

const columns: readonly ListColumn<Ota>[] = [
  {
    key: 'name',
    label: 'OTA',
    width: 260,
    sortKey: 'name',
    sortBy: ({ name }) => name.toLowerCase(),
    priority: 'title',
    file: { OTA: ({ name }) => name, Code: ({ code }) => code },
    cell: ({ name, code }) => <TableCell aside={code}>{name}</TableCell>,
  },
  textColumn('kind', 'Kind', ({ kind }) => kindLabels[kind], { rank: 1, priority: 'subtitle' }),
  textColumn('modes', 'Connection', ({ modes }) => list(modes.map((mode) => modeLabels[mode])), {
    rank: 3,
  }),
  numberColumn('commission', 'Commission', ({ defaultCommissionPct }) => defaultCommissionPct, {
    unit: ' %',
    rank: 4,
  }),
  numberColumn('usageCount', 'Institutes', ({ usageCount }) => usageCount, {
    sortKey: 'usageCount',
    orderNames: ['Least used', 'Most used'],
    rank: 5,
  }),
  activeColumn,
  extraColumn('website', 'Website', ({ website }) => website),
  extraColumn('restrictions', 'Restrictions', ({ supportedRestrictions: some }) =>
    list(some.map((restriction) => restrictionLabels[restriction])),
  ),
  extraColumn(
    'templates',
    'Templates',
    ({ templates }) => list(templates.map(({ name }) => name)) || 'All',
  ),
];

const institutesUseIt = ({ usageCount }: Ota) =>
  usageCount === 1 ? '1 institute uses it.' : `${usageCount} institutes use it.`;

/** Returns the effect of a deactivation: channels stay, and only new ones are not possible. */
const channelsStay = ({ usageCount }: Ota) => {
  if (!usageCount) return undefined;
  return usageCount === 1
    ? '1 institute keeps its channel.'
    : `${usageCount} institutes keep their channels.`;
};

/** The sales channels that institutes can connect to. */
export const ota: EntityOf<'ota'> = {
  group: 'ota',
  name: 'otas',
  title: 'OTAs',
  noun: { one: 'OTA', many: 'OTAs' },
  rowLabel: ({ name }) => name,
  searchLabel: 'Name, code',
  columns,
  defaultSort: 'order',
  filters: () => [
    { kind: 'choice', key: 'kind', label: 'Kind', isPinned: true, options: optionsOf(kindLabels) },
    {
      kind: 'choice',
      key: 'mode',
      label: 'Connection',
      isPinned: true,
      options: optionsOf(modeLabels),
    },
    activeFilter,
  ],
  views: () => [
    { key: 'all', label: 'All', filters: {} },
    { key: 'active', label: 'Active', filters: { isActive: 'true' } },
    { key: 'inactive', label: 'Inactive', filters: { isActive: 'false' } },
  ],
  actions: [
    edit('ota.update'),
    ...toggle<Ota, FilterKeyOf<'ota'>>('ota.update', channelsStay),
    remove('ota.remove', { usageText: institutesUseIt, alternative: 'Deactivate it instead.' }),
  ],
  subtitle: ({ row: { code } }) => code,
  form: lazy(whenOnline(() => import('./ota-form.tsx'))),
  empty: {
    title: 'No OTAs yet',
    text: 'OTAs and other sales channels are where guests book besides the institute’s own site.',
    illustration: frontDesk,
  },
};
