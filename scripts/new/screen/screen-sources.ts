import { article, type ScreenName, sentence } from './screen-name.ts';

/** Returns the source of a list's `Screen`, which the console needs before the list is opened. */
export const screen = ({
  camel,
  pascals,
  path,
  title,
  words,
}: ScreenName) => `import type { Screen } from '../../page/screen.ts';

export const all${pascals}: Screen = {
  path: '${path}',
  load: () => import('./route.tsx'),
  access: { isPlatform: true, call: '${camel}.list' },
  link: {
    group: 'Catalogue',
    label: '${title}',
    icon: 'list',
    add: { label: 'Add ${words}', call: '${camel}.create' },
  },
};
`;

/** The list of a resource as a route. */
export const route = ({
  kebab,
  camel,
  many,
}: ScreenName) => `import { EntityScreen } from '../../entity/entity-screen.tsx';
import { firstDataOf } from '../../entity/use-entity-list.ts';
import { ${camel} } from './${kebab}.tsx';

/** The list of ${many}. */
export const Component = () => <EntityScreen entity={${camel}} />;

export const firstData = firstDataOf(${camel});
`;

/** The entity of a resource: its words, columns, filters and actions. */
export const entity = ({
  kebab,
  camel,
  pascal,
  plurals,
  title,
  words,
  many,
}: ScreenName) => `import type { ${pascal} } from '@booking/api-client';
import { lazy } from 'react';
import { edit } from '../../entity/actions/edit.ts';
import { remove } from '../../entity/actions/remove.tsx';
import { toggle } from '../../entity/actions/toggle.tsx';
import { ActiveBadge } from '../../entity/active-badge.tsx';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityOf } from '../../entity/entity.ts';
import { activeFilter } from '../../entity/filters.ts';
import frontDesk from '../../illustrations/front-desk.svg';
import type { ListColumn } from '../../list/list-of.ts';
import { whenOnline } from '../../loading/when-online.ts';

const columns: readonly ListColumn<${pascal}>[] = [
  {
    key: 'name',
    label: '${sentence(words)}',
    width: 260,
    sortKey: 'name',
    sortBy: ({ name }) => name.toLowerCase(),
    priority: 'title',
    file: { '${sentence(words)}': ({ name }) => name },
    cell: ({ name }) => name,
  },
  {
    key: 'isActive',
    label: 'Status',
    rank: 1,
    priority: 'status',
    file: { Status: ({ isActive }) => (isActive ? 'Active' : 'Inactive') },
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
  },
];

/** Say here in one sentence what it is. */
export const ${camel}: EntityOf<'${camel}'> = {
  group: '${camel}',
  name: '${plurals}',
  title: '${title}',
  noun: { one: '${words}', many: '${many}' },
  rowLabel: ({ name }) => name,
  searchLabel: 'Name',
  columns,
  defaultSort: 'order',
  filters: () => [activeFilter],
  views: () => [
    { key: 'all', label: 'All', filters: {} },
    { key: 'active', label: 'Active', filters: { isActive: 'true' } },
    { key: 'inactive', label: 'Inactive', filters: { isActive: 'false' } },
  ],
  actions: [
    edit('${camel}.update'),
    ...toggle<${pascal}, FilterKeyOf<'${camel}'>>('${camel}.update'),
    remove('${camel}.remove'),
  ],
  form: lazy(whenOnline(() => import('./${kebab}-form.tsx'))),
  empty: {
    title: 'No ${many} yet',
    text: 'Say here what they are for.',
    illustration: frontDesk,
  },
};
`;

/** The form of a resource. */
export const form = ({
  kebab,
  camel,
  pascal,
  words,
}: ScreenName) => `import type { ${pascal} } from '@booking/api-client';
import { ${camel}Create, ${camel}Update } from '@booking/api-client/contract/${kebab}';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityFormProps } from '../../entity/entity.ts';
import { flag } from '../../entity/form/choice-fields.tsx';
import { EntityForm } from '../../entity/form/entity-form.tsx';
import type { FormRows } from '../../entity/form/field.ts';
import { text } from '../../entity/form/text-fields.tsx';

/** The form in its order. */
const rows: FormRows<${pascal}> = [
  text('name', 'Name', { emptyMessage: 'Enter the name.' }),
  flag('isActive', 'Active', { blank: true }),
];

/** The form of ${article(words)}. */
export default function ${pascal}Form(props: EntityFormProps<${pascal}, FilterKeyOf<'${camel}'>>) {
  return <EntityForm {...props} rows={rows} create={${camel}Create} update={${camel}Update} />;
}
`;
