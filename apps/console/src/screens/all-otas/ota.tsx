import type { Ota } from '@booking/api-client';
import { CellText } from '@booking/ui';
import { lazy } from 'react';
import { edit } from '../../entity/actions/edit.ts';
import { remove } from '../../entity/actions/remove.tsx';
import { toggle } from '../../entity/actions/toggle.tsx';
import { ActiveTag } from '../../entity/active-tag.tsx';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityOf } from '../../entity/entity.ts';
import { activeFilter } from '../../entity/filters.ts';
import frontDesk from '../../illustrations/front-desk.svg';
import { optionsOf } from '../../labels/labels.ts';
import type { ListColumn } from '../../list/list-of.ts';
import { reloading } from '../../loading/reload-once.ts';
import { numberFormat } from '../../region/region.ts';
import { kindLabels, modeLabels, restrictionLabels } from './ota-words.ts';

const modesOf = ({ modes }: Ota) => modes.map((mode) => modeLabels[mode]).join(', ');
const restrictionsOf = ({ supportedRestrictions }: Ota) =>
  supportedRestrictions.map((one) => restrictionLabels[one]).join(', ');
const templatesOf = ({ templates }: Ota) => templates.map(({ name }) => name).join(', ') || 'All';
const commissionOf = ({ defaultCommissionPct: percent }: Ota) =>
  percent === null ? null : `${numberFormat().format(percent)} %`;

const columns: readonly ListColumn<Ota>[] = [
  {
    key: 'name',
    header: 'OTA',
    width: 260,
    sortKey: 'name',
    sortBy: ({ name }) => name.toLowerCase(),
    priority: 'title',
    file: { OTA: ({ name }) => name, Code: ({ code }) => code },
    cell: ({ name, code }) => <CellText aside={code}>{name}</CellText>,
  },
  {
    key: 'kind',
    header: 'Kind',
    from: 0,
    priority: 'subtitle',
    file: { Kind: ({ kind }) => kindLabels[kind] },
    cell: ({ kind }) => kindLabels[kind],
  },
  {
    key: 'modes',
    header: 'Connection',
    from: 640,
    file: { Connection: modesOf },
    cell: modesOf,
  },
  {
    key: 'commission',
    header: 'Commission',
    align: 'end',
    from: 768,
    file: { 'Commission (%)': ({ defaultCommissionPct }) => defaultCommissionPct },
    cell: commissionOf,
  },
  {
    key: 'usageCount',
    header: 'Institutes',
    align: 'end',
    sortKey: 'usageCount',
    orderNames: ['Least used', 'Most used'],
    from: 880,
    file: { Institutes: ({ usageCount }) => usageCount },
    cell: ({ usageCount }) => numberFormat().format(usageCount),
  },
  {
    key: 'isActive',
    header: 'Status',
    from: 0,
    priority: 'status',
    file: { Status: ({ isActive }) => (isActive ? 'Active' : 'Inactive') },
    cell: ({ isActive }) => <ActiveTag isActive={isActive} />,
  },
  {
    key: 'website',
    header: 'Website',
    priority: 'extra',
    file: { Website: ({ website }) => website },
    cell: ({ website }) => website,
  },
  {
    key: 'restrictions',
    header: 'Restrictions',
    priority: 'extra',
    file: { Restrictions: restrictionsOf },
    cell: restrictionsOf,
  },
  {
    key: 'templates',
    header: 'Templates',
    priority: 'extra',
    file: { Templates: templatesOf },
    cell: templatesOf,
  },
];

const institutesUseIt = ({ usageCount }: Ota) =>
  usageCount === 1 ? '1 institute uses it.' : `${usageCount} institutes use it.`;

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
    ...toggle<Ota, FilterKeyOf<'ota'>>('ota.update'),
    remove('ota.remove', { usageText: institutesUseIt, alternative: 'Deactivate it instead.' }),
  ],
  subtitle: ({ row: { code } }) => code,
  form: lazy(reloading(() => import('./ota-form.tsx'))),
  empty: {
    title: 'No OTAs yet',
    text: 'OTAs and other sales channels are where guests book besides the institute’s own site.',
    illustration: frontDesk,
  },
};
