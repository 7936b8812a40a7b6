import { pluralOf, type ResourceName, resourceName } from '../resource/resource-files.ts';

/** What the parts of the screen of a resource are called, besides the names of the resource. */
export interface ScreenName extends ResourceName {
  /** `rate-plans`: its files for tests, and the key of saved columns. */
  readonly plurals: string;
  /** `/all-rate-plans`: its address. */
  readonly path: string;
  /** `rate plans`: what people call several of them. */
  readonly many: string;
  /** `Rate plans`: the title of the screen. */
  readonly title: string;
  /** `RatePlans`: for names in code. */
  readonly pascals: string;
}

/** @param kebab the resource in kebab case and the singular: `rate-plan`. */
export function screenName(kebab: string): ScreenName {
  const name = resourceName(kebab);
  const many = pluralOf(name.words);
  const plurals = pluralOf(kebab);
  return {
    ...name,
    plurals,
    path: `/all-${plurals}`,
    many,
    title: many.charAt(0).toUpperCase() + many.slice(1),
    pascals: pluralOf(name.pascal),
  };
}

/** The files of a new screen, by their paths from the root: its entity, its form, its stories, its rows for tests. */
export function screenFiles(name: ScreenName): Record<string, string> {
  const { kebab, plurals } = name;
  const folder = `apps/console/src/screens/all-${plurals}`;
  return {
    [`${folder}/route.tsx`]: route(name),
    [`${folder}/${kebab}.tsx`]: entity(name),
    [`${folder}/${kebab}-form.tsx`]: form(name),
    [`${folder}/all-${plurals}.stories.tsx`]: stories(name),
    [`apps/console/src/testing/${plurals}.ts`]: rows(name),
    [`e2e/${plurals}.e2e.ts`]: journey(name),
  };
}

const route = ({
  kebab,
  camel,
  many,
}: ScreenName) => `import { EntityScreen } from '../../entity/entity-screen.tsx';
import { firstDataOf } from '../../entity/use-entity-list.ts';
import { ${camel} } from './${kebab}.tsx';

/** The list of ${many}. */
export const Component = () => <EntityScreen entity={${camel}} />;

export const handle = { firstData: firstDataOf(${camel}) };
`;

const entity = ({
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
import { reloading } from '../../loading/reload-once.ts';

const columns: readonly ListColumn<${pascal}>[] = [
  {
    key: 'name',
    header: '${sentence(words)}',
    width: 260,
    sortKey: 'name',
    sortBy: ({ name }) => name.toLowerCase(),
    priority: 'title',
    file: { '${sentence(words)}': ({ name }) => name },
    cell: ({ name }) => name,
  },
  {
    key: 'isActive',
    header: 'Status',
    from: 0,
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
  form: lazy(reloading(() => import('./${kebab}-form.tsx'))),
  empty: {
    title: 'No ${many} yet',
    text: 'Say here what they are for.',
    illustration: frontDesk,
  },
};
`;

const form = ({
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

const rows = ({
  pascal,
  pascals,
}: ScreenName) => `import type { ${pascal} } from '@booking/api-client';

const AT = '2026-01-05T04:30:00.000Z';

export function ${aName(pascal)}(values: Partial<${pascal}> = {}): ${pascal} {
  return {
    _id: '7'.repeat(24),
    name: 'Lagoon',
    order: 0,
    isActive: true,
    createdAt: AT,
    updatedAt: AT,
    createdBy: null,
    updatedBy: null,
    __v: 0,
    ...values,
  };
}

/** An active one, and one that is switched off. */
export const some${pascals}: readonly ${pascal}[] = [
  ${aName(pascal)}(),
  ${aName(pascal)}({ _id: '8'.repeat(24), name: 'Heron', order: 1, isActive: false }),
];
`;

const stories = ({
  plural,
  path,
  title,
  words,
  many,
}: ScreenName) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed, textShown } from '../../testing/dialogs.ts';
import { choose, row } from '../../testing/rows.ts';
import { aUser } from '../../testing/users.ts';

const meta = {
  title: 'Console/${title}',
  component: ConsoleStory,
  args: { history: ['${path}'] },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await row('Lagoon')).toBeVisible();
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'w390' } } };

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const StatesNothingYet: Story = {
  args: { ${plural}: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ${many} yet')).toBeVisible();
  },
};

export const StatesForbidden: Story = {
  name: 'States: not for users of an institute',
  args: { user: aUser({ role: 'Owner', template: 'Tours & Travels' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to this page")).toBeVisible();
  },
};

export const BehaviourAdd: Story = {
  name: 'Behaviour: ${article(words)} is added, after an empty name shows its error',
  play: async () => {
    await row('Lagoon');
    await userEvent.keyboard('n');
    const form = await dialogNamed('Add ${words}');
    const add = form.getByRole('button', { name: 'Add ${words}' });
    await userEvent.click(add);
    await expect(await form.findByText('Enter the name.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Kingfisher');
    await userEvent.click(add);
    await textShown('Kingfisher added.');
    await expect(await row('Kingfisher')).toBeVisible();
  },
};

export const BehaviourDelete: Story = {
  name: 'Behaviour: ${article(words)} is deleted after a question',
  play: async () => {
    await row('Lagoon');
    await choose('Lagoon', 'Delete…');
    const dialog = await dialogNamed('Delete Lagoon?');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete ${words}' }));
    await textShown('Lagoon deleted.');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Lagoon/ })).toBeNull());
  },
};
`;

const journey = ({
  path,
  title,
  words,
}: ScreenName) => `import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { axeViolations } from './product/axe.ts';
import { expect, test } from './product/fixtures.ts';

test('${article(words)} is added, edited and deleted', async ({ page }) => {
  await openConsole(page, superAdmin);
  await page.getByRole('link', { name: '${title}', exact: true }).click();
  await expect(page).toHaveURL('${path}');
  await page.getByRole('button', { name: 'Add ${words}' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill('Lagoon');
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Add ${words}' }).click();
  await expect(page.getByRole('group', { name: 'Success: Lagoon added.' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Lagoon' }).click();
  await form.getByRole('textbox', { name: 'Name' }).fill('Blue lagoon');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('row', { name: /Blue lagoon/ })).toBeVisible();

  await page.getByRole('button', { name: 'More for Blue lagoon' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await form.getByRole('button', { name: 'Delete ${words}' }).click();
  await expect(page.getByRole('group', { name: 'Success: Blue lagoon deleted.' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Blue lagoon/ })).toHaveCount(0);
});
`;

/** `aRatePlan`, `anOffer`: makes one in a test. */
export function aName(pascal: string): string {
  return `${isVowel(pascal) ? 'an' : 'a'}${pascal}`;
}

/** "a rate plan", "an offer" */
function article(words: string): string {
  return `${isVowel(words) ? 'an' : 'a'} ${words}`;
}

const isVowel = (text: string) => /^[aeiou]/i.test(text);

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
