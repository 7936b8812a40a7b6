import type { Category, Institution } from '@booking/api-client';
import { TableCell } from '@booking/ui';
import { lazy } from 'react';
import { edit } from '../../entity/actions/edit.ts';
import { remove } from '../../entity/actions/remove.tsx';
import type { BlockerLinks } from '../../entity/actions/remove-options.ts';
import { toggle } from '../../entity/actions/toggle.tsx';
import { activeColumn } from '../../entity/active-badge.tsx';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityOf } from '../../entity/entity.ts';
import { activeFilter } from '../../entity/filters.ts';
import frontDesk from '../../illustrations/front-desk.svg';
import { assetsHref, institutePageHref, ratesHref } from '../../institutes/institute-href.ts';
import { counted } from '../../list/counted.ts';
import type { ListColumn } from '../../list/list-of.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { whenOnline } from '../../loading/when-online.ts';
import { wordsOf } from '../../templates/template-words.ts';

type Keys = FilterKeyOf<'category'>;

const PicturesDialog = lazyComponent(() => import('./pictures/pictures-dialog.tsx'));

/** Why a category can’t be deleted; undefined if nothing uses it. */
export function usesOf({ assetCount }: Category): string | undefined {
  if (assetCount === 0) return undefined;
  const noun = { one: 'asset', many: 'assets' };
  const uses = assetCount === 1 ? 'uses' : 'use';
  return `${counted(assetCount, noun)} still ${uses} this category. Move or delete them first, or deactivate it.`;
}

/** Other records that keep a category from being deleted, which the server alone knows. */
const blockers: BlockerLinks<Category> = {
  assets: {
    noun: { one: 'asset', many: 'assets' },
    href: ({ _id, institution }) => `${assetsHref(institution)}?show=${_id}`,
  },
  channels: {
    noun: { one: 'channel that sells it', many: 'channels that sell it' },
    href: ({ institution }) => `${institutePageHref(institution)}/integration`,
  },
  messages: {
    noun: { one: 'message about it', many: 'messages about it' },
    href: ({ institution }) => `${institutePageHref(institution)}/whatsapp`,
  },
  rates: {
    noun: { one: 'rate', many: 'rates' },
    href: ({ institution }) => ratesHref(institution),
  },
};

const columns: readonly ListColumn<Category>[] = [
  {
    key: 'name',
    label: 'Category',
    sortKey: 'name',
    sortBy: ({ name }) => name.toLowerCase(),
    priority: 'title',
    file: { Category: ({ name }) => name, Code: ({ code }) => code },
    cell: ({ name, code }) => <TableCell aside={code}>{name}</TableCell>,
  },
  activeColumn,
];

/** Returns the definition of an institute's categories as a kind of record. */
export function categoryOf(institute: Institution): EntityOf<'category'> {
  return {
    group: 'category',
    name: 'categories',
    title: 'Categories',
    noun: { one: 'category', many: 'categories' },
    rowLabel: ({ name }) => name,
    institution: institute,
    searchLabel: 'Name, code',
    columns,
    defaultSort: 'order',
    filters: () => [activeFilter],
    views: () => [{ key: 'all', label: 'All', filters: {} }],
    actions: [
      { ...edit<Category, Keys>('category.update'), label: 'Edit category' },
      {
        key: 'pictures',
        label: 'Pictures',
        icon: 'image',
        call: 'category.update',
        run: (category, tools) =>
          tools.open((onClosed) => <PicturesDialog {...{ category, onClosed }} />),
      },
      ...toggle<Category, Keys>('category.update'),
      { ...remove<Category, Keys>('category.remove', { blockers }), blockedReason: usesOf },
    ],
    form: lazy(whenOnline(() => import('./category-form.tsx'))),
    empty: {
      title: 'No categories yet',
      text: `A category is what you sell: ${wordsOf(institute).examples.categories}.`,
      illustration: frontDesk,
    },
  };
}
