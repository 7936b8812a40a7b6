import type { Institution } from '@booking/api-client';
import { Avatar } from '@booking/ui';
import { lazy } from 'react';
import { edit } from '../../entity/actions/edit.ts';
import type { EntityOf } from '../../entity/entity.ts';
import darkHouse from '../../illustrations/empty-institutes.svg';
import { InstituteChips } from '../../institutes/institute-chips.tsx';
import { institutePageHref } from '../../institutes/institute-href.ts';
import { institutePagesOf } from '../../institutes/institute-pages.ts';
import {
  type InstituteFilterKey,
  type InstituteSet,
  instituteSets,
} from '../../institutes/institute-sets.ts';
import { instituteNoun } from '../../institutes/institute-words.ts';
import type { ListView } from '../../list/list-of.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { whenOnline } from '../../loading/when-online.ts';
import { instituteActions } from './institute-actions.tsx';
import { instituteColumns } from './institute-columns.tsx';
import { instituteFilters } from './institute-filters.ts';

/** The institutes of the platform. */
export const institute: EntityOf<'institution'> = {
  group: 'institution',
  name: 'institutes',
  title: 'Institutes',
  noun: instituteNoun,
  rowLabel: ({ name }) => name,
  institutionOf: (row) => row,
  pageHref: ({ _id }) => institutePageHref(_id),
  pagesOf: ({ user, screens }, { _id }) => {
    const pages = institutePagesOf(screens, user, _id).filter(
      ({ href }) => href !== institutePageHref(_id),
    );
    const itemsOf = (isWanted: boolean) =>
      pages
        .filter(({ isSetting }) => isSetting === isWanted)
        .map(({ label, icon, href }) => ({ label, icon, href }));
    const settings = itemsOf(true);
    return [
      ...itemsOf(false),
      ...(settings.length > 0
        ? [{ label: 'Settings', icon: 'settings' as const, items: settings }]
        : []),
    ];
  },
  searchLabel: 'Name, code, city, owner',
  columns: instituteColumns,
  defaultSort: '-createdAt',
  filters: instituteFilters,
  filtersByPlan: true,
  views: (day) =>
    views.map(([key, set]): ListView<InstituteFilterKey> => {
      const { label, filters }: InstituteSet = set;
      return { key, label, filters: filters(day) };
    }),
  actions: [edit('institution.update'), ...instituteActions],
  form: lazy(whenOnline(() => import('./institute-form.tsx'))),
  importer: lazy(whenOnline(() => import('./import/import-institutes.tsx'))),
  picture: ({ row: { name } }) => <Avatar name={name} shape="arch" size="lg" />,
  subtitle: ({ row }: { readonly row: Institution }) => <InstituteChips institute={row} />,
  details: lazyComponent(() => import('./institute-details.tsx')),
  empty: {
    title: 'No institutes yet',
    text: 'Institutes are the properties and businesses on your platform. Add the first one, or import a CSV file.',
    illustration: darkHouse,
  },
};

const views: readonly (readonly [key: string, set: InstituteSet])[] = [
  ['all', { label: 'All', filters: () => ({}) }],
  ['active', instituteSets.active],
  ['pending', instituteSets.settingUp],
  ['needsSetup', instituteSets.needsSetup],
  ['trial', instituteSets.trialsEnding],
  ['renewals', instituteSets.renewals],
  ['pastDue', instituteSets.pastDue],
  ['quiet', instituteSets.quiet],
  ['suspended', instituteSets.suspended],
  ['closed', instituteSets.closed],
];
