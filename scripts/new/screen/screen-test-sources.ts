import { article, type ScreenName } from './screen-name.ts';

/** The stories of a list. */
export const stories = ({
  camel,
  pascal,
  path,
  title,
  words,
  many,
}: ScreenName) => `import type { ${pascal} } from '@booking/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed, textShown } from '../../testing/dialogs.ts';
import { choose, row } from '../../testing/rows.ts';
import { aUser } from '../../testing/users.ts';

const AT = '2026-01-05T04:30:00.000Z';

const lagoon: ${pascal} = {
  _id: '7'.repeat(24),
  name: 'Lagoon',
  order: 0,
  isActive: true,
  createdAt: AT,
  updatedAt: AT,
  createdBy: null,
  updatedBy: null,
  __v: 0,
};

const heron: ${pascal} = { ...lagoon, _id: '8'.repeat(24), name: 'Heron', isActive: false };

const meta = {
  title: 'Console/${title}',
  component: ConsoleStory,
  args: { history: ['${path}'], rows: { ${camel}: [lagoon, heron] } },
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
  args: { rows: { ${camel}: [] } },
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

/** The end-to-end test of a resource. */
export const journey = ({
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
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete ${words}' }).click();
  await expect(page.getByRole('group', { name: 'Success: Blue lagoon deleted.' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Blue lagoon/ })).toHaveCount(0);
});
`;
