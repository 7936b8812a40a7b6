import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { someAssets, someCategories } from '../../testing/assets.ts';
import { assetStories, order } from '../../testing/assets-page.tsx';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { dialogNamed, noDialog, textShown } from '../../testing/dialogs.ts';
import { mockAssets } from '../../testing/mock-assets.ts';
import { button, choose } from '../../testing/rows.ts';

const meta = {
  ...assetStories,
  title: 'Console/Assets',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Deluxe Lake Room' })).toBeVisible();
    await waitFor(async () => expect(await order('Assets of Deluxe Lake Room')).toHaveLength(3));
    await expect(screen.getByText('₹4,200 a night')).toBeVisible();
    const remove = screen.getByRole('button', { name: 'Delete Deluxe Lake Room' });
    await expect(remove).toHaveAccessibleDescription(/3 assets still use this category\./);
  },
};

export const Phone: Story = {
  ...Default,
  globals: { viewport: { value: 'w390' } },
  play: async (context) => {
    await Default.play?.(context);
    const name = await screen.findByRole('heading', { level: 1 });
    const toOthers = screen.getByRole('button', { name: 'Switch institute' });
    await expect(toOthers.getBoundingClientRect().top).toBeLessThan(
      name.getBoundingClientRect().bottom,
    );
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const StatesNothingYet: Story = {
  name: 'States: nothing yet, what is rented is picked first',
  args: { overrides: mockAssets([], []) },
  play: async () => {
    await expect(await screen.findByText('What do you rent out?')).toBeVisible();
    await userEvent.click(await button('Tents'));
    const form = await dialogNamed('Add category');
    await expect(form.getByRole('combobox', { name: 'Unit type' })).toHaveDisplayValue('Tent');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Swiss Tent');
    await userEvent.type(form.getByRole('textbox', { name: 'Code' }), 'tnt');
    await userEvent.type(form.getByRole('spinbutton', { name: 'Base price' }), '3400');
    await userEvent.click(form.getByRole('button', { name: 'Add category' }));
    await textShown('Swiss Tent added.');
    await expect(await screen.findByRole('heading', { name: 'Swiss Tent' })).toBeVisible();
  },
};

export const StatesFailed: Story = {
  name: 'States: categories can’t be loaded',
  args: { overrides: { 'category.list': () => failure('FORBIDDEN') } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load categories')).toBeVisible();
  },
};

const full = 'The Basic plan includes 3 assets.';

export const StatesLimits: Story = {
  name: 'States: the plan allows no more, and says so before anything is typed',
  args: {
    overrides: {
      'category.checkGenerics': () => ({
        data: {
          generics: [],
          limits: { categories: { max: 3, used: 3 }, assets: { max: 3, used: 3 } },
        },
      }),
    },
  },
  play: async () => {
    const reason = full.replace('Basic ', '');
    for (const name of ['Add asset', 'Add many'])
      await waitFor(async () => expect(await button(name)).toHaveAccessibleDescription(reason));
  },
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: the categories are one tab stop, and the assets another, with arrow keys inside',
  play: async () => {
    const menu = await button('More for 101');
    const first = await button(/^DLX/);
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await button(/^STD/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(await button('Move Deluxe Lake Room')).toHaveFocus();
    menu.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await button('More for 102')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ }{ArrowUp}{ }');
    await textShown('Order saved.');
    await expect(await button('Move 102')).toHaveFocus();
    const stops = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops('Categories')).toHaveLength(1);
    await expect(stops('Assets of Deluxe Lake Room')).toHaveLength(1);
  },
};

export const BehaviourUnit: Story = {
  name: 'Behaviour: a unit goes out of order with its reason, and its deletion asks first',
  play: async () => {
    await choose('101', 'Edit');
    const form = await dialogNamed('Edit 101');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'Out of order');
    await expect(await form.findByRole('textbox', { name: 'Reason' })).toBeVisible();
    const category = form.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(category, 'Standard Room');
    await expect(await form.findByText(/^Deluxe Lake Room takes up to 4 guests/)).toBeVisible();
    const price = form.getByRole('combobox', { name: /^Price adjustment/ });
    await userEvent.selectOptions(price, 'A percentage');
    await expect(await form.findByRole('spinbutton', { name: 'More or less by' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Add block' }));
    await expect(await form.findByRole('group', { name: 'block 1' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const question = await dialogNamed('Discard changes?');
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await noDialog();
    await choose('102', 'Delete…');
    const dialog = await dialogNamed('Delete 102?');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete asset' }));
    await textShown('102 deleted.');
  },
};

export const BehaviourLastDay: Story = {
  name: 'Behaviour: a last day before the first is marked, and gets the focus',
  play: async () => {
    await choose('101', 'Edit');
    const form = await dialogNamed('Edit 101');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'Out of order');
    const reason = await form.findByRole('textbox', { name: 'Reason' });
    await userEvent.type(reason, 'Paint');
    await userEvent.type(form.getByRole('textbox', { name: 'First day' }), '02/03/2027{Tab}');
    const last = form.getByRole('textbox', { name: /^Last day/ });
    await userEvent.type(last, '01/03/2027{Tab}');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAccessibleDescription(/can’t be before the first/);
    await expect(reason).not.toBeInvalid();
    await userEvent.clear(last);
    await userEvent.type(last, '03/03/2027{Tab}');
    await waitFor(() => expect(last).not.toBeInvalid());
  },
};

export const StressMany: Story = {
  name: 'Stress: long names at 320 px',
  args: {
    overrides: mockAssets(
      someCategories.map((category) => ({
        ...category,
        name: 'Superior Backwater Family Suite with a Patio',
      })),
      someAssets.map((asset) => ({
        ...asset,
        name: 'The Maharani Gayatri Devi Memorial Suite',
        tags: ['lake view', 'balcony'],
      })),
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await screen.findAllByText(/^The Maharani/);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
