import type { Color } from '@booking/api-client';
import { TableCell } from '@booking/ui';
import { lazy } from 'react';
import { edit } from '../../entity/actions/edit.ts';
import { remove } from '../../entity/actions/remove.tsx';
import { toggle } from '../../entity/actions/toggle.tsx';
import { activeColumn } from '../../entity/active-badge.tsx';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityOf } from '../../entity/entity.ts';
import { activeFilter, flagFilter, templateFilter } from '../../entity/filters.ts';
import frontDesk from '../../illustrations/front-desk.svg';
import { optionsOf } from '../../labels/labels.ts';
import { numberColumn, textColumn } from '../../list/columns/simple-columns.tsx';
import type { ListColumn } from '../../list/list-of.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { whenOnline } from '../../loading/when-online.ts';
import { numberFormat } from '../../region/region.ts';
import { contrastOf } from '../../status-colors/maths/contrast.ts';
import { ratioText } from '../../status-colors/ratio-text.ts';
import { groupLabels } from './color-words.ts';
import { ContrastMark } from './contrast-mark.tsx';
import { Swatch } from './swatch.tsx';

const columns: readonly ListColumn<Color>[] = [
  {
    key: 'name',
    label: 'Colour',
    width: 220,
    sortKey: 'name',
    sortBy: ({ name }) => name.toLowerCase(),
    priority: 'title',
    file: { Colour: ({ name }) => name },
    cell: ({ name, hex }) => <TableCell media={<Swatch hex={hex} />}>{name}</TableCell>,
  },
  {
    key: 'hex',
    label: 'Hex',
    width: 110,
    rank: 1,
    priority: 'subtitle',
    file: { Hex: ({ hex }) => hex },
    cell: ({ hex }) => <code className="font-mono tabular-nums">{hex}</code>,
  },
  {
    key: 'contrast',
    label: 'Text contrast',
    width: 140,
    rank: 3,
    file: {
      'Text colour': ({ textColor }) => textColor,
      'Text contrast': ({ hex, textColor }) => ratioText(contrastOf(hex, textColor)),
    },
    cell: ({ hex, textColor }) => <ContrastMark hex={hex} textColor={textColor} />,
  },
  textColumn('group', 'Group', ({ group }) => groupLabels[group], { width: 110, rank: 4 }),
  textColumn('template', 'Template', ({ template }) => template?.name ?? 'All', { rank: 6 }),
  numberColumn('usageCount', 'Used by', ({ usageCount }) => usageCount, {
    width: 100,
    sortKey: 'usageCount',
    orderNames: ['Least used', 'Most used'],
    rank: 5,
  }),
  { ...activeColumn, width: 120 },
];

const usageText = ({ usageCount }: Color) =>
  usageCount === 1
    ? '1 status colour, OTA or category uses it.'
    : `${numberFormat().format(usageCount ?? 0)} status colours, OTAs and categories use it.`;

/** The palette that categories, statuses and tags take their colours from. */
export const color: EntityOf<'color'> = {
  group: 'color',
  name: 'colors',
  title: 'Colours',
  noun: { one: 'colour', many: 'colours' },
  rowLabel: ({ name }) => name,
  searchLabel: 'Name, hex',
  columns,
  defaultSort: 'order',
  filters: ({ templates }) => [
    {
      kind: 'choice',
      key: 'group',
      label: 'Group',
      isPinned: true,
      options: optionsOf(groupLabels),
    },
    activeFilter,
    flagFilter('isUsed', 'Use', ['Used', 'Unused']),
    templateFilter(templates),
  ],
  views: () => [
    { key: 'all', label: 'All', filters: {} },
    { key: 'active', label: 'Active', filters: { isActive: 'true' } },
    { key: 'unused', label: 'Unused', filters: { isUsed: 'false' } },
  ],
  actions: [
    edit('color.update'),
    ...toggle<Color, FilterKeyOf<'color'>>('color.update'),
    remove('color.remove', {
      usageText,
      Replacement: lazyComponent(() => import('./color-replacement.tsx')),
    }),
  ],
  picture: ({ row: { hex } }) => <Swatch hex={hex} />,
  subtitle: ({ row: { hex } }) => <code className="font-mono tabular-nums">{hex}</code>,
  form: lazy(whenOnline(() => import('./color-form.tsx'))),
  empty: {
    title: 'No colours yet',
    text: 'Categories, statuses and tags on the calendar take their colours from this palette.',
    illustration: frontDesk,
  },
};
