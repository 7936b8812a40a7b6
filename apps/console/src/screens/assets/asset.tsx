import type { Asset, Category, Institution } from '@booking/api-client';
import { ASSETS_UPDATED_MAX, naturalKey } from '@booking/api-client/facts';
import { Badge, TableCell } from '@booking/ui';
import { lazy } from 'react';
import { adjustmentText, blocksText, statusLabels, statusTones } from '../../assets/asset-words.ts';
import { edit } from '../../entity/actions/edit.ts';
import { remove } from '../../entity/actions/remove.tsx';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityAction, EntityOf } from '../../entity/entity.ts';
import { flagFilter } from '../../entity/filters.ts';
import frontDesk from '../../illustrations/front-desk.svg';
import { optionOf, optionsOf } from '../../labels/labels.ts';
import { extraColumn, momentColumn, textColumn } from '../../list/columns/simple-columns.tsx';
import { someLike } from '../../list/filters/filter-values.ts';
import { suggestFrom } from '../../list/filters/suggest-from.ts';
import type { ListColumn } from '../../list/list-of.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { whenOnline } from '../../loading/when-online.ts';
import { wordsOf } from '../../templates/template-words.ts';
import { Cover } from './pictures/cover.tsx';

type Keys = FilterKeyOf<'asset'>;

const UpdateMany = lazyComponent(() => import('./bulk/update-many.tsx'));

const codeColumn: ListColumn<Asset> = {
  key: 'code',
  label: 'Code',
  width: 220,
  sortKey: 'code',
  sortBy: ({ code }) => naturalKey(code),
  priority: 'title',
  file: { Code: ({ code }) => code, Name: ({ name }) => name },
  cell: ({ code, name }) => <TableCell aside={name}>{code}</TableCell>,
};

/** The category of an asset, with its cover. */
const categoryColumn = (categories: readonly Category[]): ListColumn<Asset> => ({
  ...textColumn<Asset>('category', 'Category', ({ category }) => category.name, {
    rank: 2,
    priority: 'subtitle',
  }),
  cell: ({ category }) => (
    <span className="flex items-center gap-2">
      <Cover category={categories.find(({ _id }) => _id === category._id)} />
      {category.name}
    </span>
  ),
});

const otherColumns: readonly ListColumn<Asset>[] = [
  textColumn('floor', 'Floor', ({ floor }) => floor, { rank: 3 }),
  {
    key: 'status',
    label: 'Status',
    rank: 1,
    priority: 'status',
    file: { Status: ({ status }) => statusLabels[status] },
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>,
  },
  textColumn('tags', 'Tags', ({ tags }) => tags.join(', '), { rank: 4 }),
  extraColumn('building', 'Building', ({ building }) => building),
  extraColumn('reason', 'Reason', ({ statusReason }) => statusReason?.reason),
  extraColumn('blocks', 'Blocked days', ({ blocks }) => blocksText(blocks)),
  extraColumn(
    'adjustment',
    'Price adjustment',
    ({ priceAdjustment }) => priceAdjustment && adjustmentText(priceAdjustment),
  ),
  extraColumn('connecting', 'Connecting assets', ({ connectingAssets }) =>
    connectingAssets.map(({ code }) => code).join(', '),
  ),
  momentColumn('updatedAt', 'Updated'),
  extraColumn('active', 'Active', ({ isActive }) => (isActive ? 'Yes' : 'No')),
];

const updateMany: EntityAction<Asset, Keys> = {
  key: 'update-many',
  label: 'Edit many',
  icon: 'pencil',
  call: 'asset.updateMany',
  most: ASSETS_UPDATED_MAX,
  runMany: (request, tools) =>
    tools.open((onClosed) => <UpdateMany {...{ request, tools, onClosed }} />),
};

/** The bookable units of an institute, as a kind of record of its own. */
export function assetOf(
  institute: Institution,
  categories: readonly Category[],
): EntityOf<'asset'> {
  const within = { institution: institute._id };
  return {
    group: 'asset',
    listCall: 'forTable',
    name: 'assets',
    title: 'Assets',
    noun: { one: 'asset', many: 'assets' },
    rowLabel: ({ code }) => code,
    institution: institute,
    searchLabel: 'Code, name, tag',
    columns: [codeColumn, categoryColumn(categories), ...otherColumns],
    defaultSort: 'code',
    filters: ({ call }) => [
      {
        kind: 'choice',
        key: 'category',
        label: 'Category',
        isPinned: true,
        options: categories.map(optionOf),
        accepts: someLike(/^[0-9a-f]{24}$/),
      },
      {
        kind: 'choice',
        key: 'status',
        label: 'Status',
        isPinned: true,
        options: optionsOf(statusLabels),
      },
      flagFilter('isActive', 'Active', ['Active', 'Inactive']),
      {
        kind: 'text',
        key: 'floor',
        label: 'Floor',
        suggest: suggestFrom(call, 'floor', ({ floor }) => (floor ? [floor] : []), { within }),
      },
      {
        kind: 'text',
        key: 'tag',
        label: 'Tag',
        suggest: suggestFrom(call, 'tag', ({ tags }) => tags, { within, isSearched: true }),
      },
    ],
    views: () => [
      { key: 'all', label: 'All', filters: {} },
      { key: 'outOfOrder', label: 'Out of order', filters: { status: 'OutOfOrder' } },
    ],
    actions: [edit<Asset, Keys>('asset.update'), updateMany, remove<Asset, Keys>('asset.remove')],
    subtitle: ({ row: { name } }) => name,
    form: lazy(whenOnline(() => import('./asset-form.tsx'))),
    empty: {
      title: 'No assets yet',
      text: `An asset is one thing that can be booked: ${wordsOf(institute).examples.assets}.`,
      illustration: frontDesk,
    },
  };
}
