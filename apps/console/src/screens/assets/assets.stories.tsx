import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { someAssets, someCategories } from '../../testing/assets.ts';
import { chooseFile } from '../../testing/choose-file.ts';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed, holdToasts, noDialog, textShown } from '../../testing/dialogs.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { mockAssets } from '../../testing/mock-assets.ts';
import { button, choose } from '../../testing/rows.ts';

const lakeview = anInstitute();
const path = `/all-institutes/${lakeview._id}/settings/addAssets`;

const meta = {
  title: 'Console/Assets',
  component: ConsoleStory,
  args: { history: [path], institutes: [lakeview] },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
  // Each story has rows of its own to change.
  render: (args) => <ConsoleStory {...args} overrides={{ ...mockAssets(), ...args.overrides }} />,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

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

export const BehaviourSelected: Story = {
  name: 'Behaviour: a category that is added is selected, for the assets that come next',
  play: async () => {
    await userEvent.click(await button('Add category'));
    const form = await dialogNamed('Add category');
    const kind = form.getByRole('combobox', { name: 'Unit type' });
    await userEvent.selectOptions(kind, 'Tent');
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

export const BehaviourOrder: Story = {
  name: 'Behaviour: categories are moved at once, with Undo',
  play: async () => {
    await userEvent.click(await button('Move Deluxe Lake Room down'));
    await textShown('Order saved.');
    const goOn = await holdToasts();
    await waitFor(async () => expect((await order('Categories'))[0]).toMatch(/^STD/));
    await userEvent.click(await button('Undo'));
    await textShown('Order restored.');
    goOn();
    await waitFor(async () => expect((await order('Categories'))[0]).toMatch(/^DLX/));
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

export const BehaviourCodes: Story = {
  name: 'Behaviour: two categories swap their codes, and equal ones are refused',
  play: async () => {
    await userEvent.click(await button('Edit codes'));
    const form = await dialogNamed('Edit codes');
    const [deluxe, standard] = ['Deluxe Lake Room', 'Standard Room'].map((name) =>
      form.getByRole('textbox', { name }),
    );
    if (!deluxe || !standard) throw new Error('A category is missing.');
    await userEvent.clear(deluxe);
    await userEvent.type(deluxe, 'std');
    await userEvent.tab();
    await expect(await form.findByText('Another category has this code too.')).toBeVisible();
    await userEvent.clear(standard);
    await userEvent.type(standard, 'dlx');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await textShown('Codes saved.');
    await noDialog();
  },
};

export const BehaviourRange: Story = {
  name: 'Behaviour: many are added by their numbers, and clashes show before they are saved',
  play: async () => {
    await screen.findByText('Room 103');
    await userEvent.click(await button('Add many'));
    const form = await dialogNamed('Add many assets');
    await userEvent.type(form.getByRole('textbox', { name: 'First number' }), '103');
    await userEvent.type(form.getByRole('textbox', { name: 'Last number' }), '105');
    await expect(await form.findByText('1 code is already taken: 103.')).toBeVisible();
    const first = form.getByRole('textbox', { name: 'First number' });
    await userEvent.clear(first);
    await userEvent.type(first, '104');
    await userEvent.click(await form.findByRole('button', { name: 'Add 2 assets' }));
    await textShown('2 assets added.');
    await waitFor(async () => expect(await order('Assets of Deluxe Lake Room')).toHaveLength(5));
  },
};

const professional = anInstitute({
  currentSubscription: {
    ...(lakeview.currentSubscription ?? raise()),
    entitlements: ['assetManagement'],
  },
});

function raise(): never {
  throw new Error('The institute has no subscription.');
}

export const BehaviourMany: Story = {
  name: 'Behaviour: many change at once, counted before',
  args: { history: [`${path}?show=all`], institutes: [professional] },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Select all rows on this page' }),
    );
    const bar = within(await screen.findByRole('group', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Edit many' }));
    const dialog = await dialogNamed('Edit many assets');
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'What to change' }),
      'Floor',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /^Floor/ }), '7');
    await expect(await dialog.findByText('3 assets will change.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3 assets' }));
    await textShown('3 assets changed.');
  },
};

export const StatesNotEntitled: Story = {
  name: 'States: a plan without asset management says which one has it',
  args: { history: [`${path}?show=all`] },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Select all rows on this page' }),
    );
    const bar = within(await screen.findByRole('group', { name: 'Selection' }));
    await expect(bar.getByRole('button', { name: 'Edit many' })).toHaveAccessibleDescription(
      /^Not in the plan. By default, Professional includes it/,
    );
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

let isDown = false;

export const StatesUnread: Story = {
  name: 'States: refresh failed, retried in the dialog',
  args: { history: [`${path}?show=all`], institutes: [professional] },
  beforeEach: () => {
    isDown = false;
  },
  render: (args) => {
    const calls = mockAssets();
    const list = calls['asset.forTable'];
    return (
      <ConsoleStory
        {...args}
        overrides={{
          ...calls,
          'asset.forTable': (call) => (isDown || !list ? failure('FORBIDDEN') : list(call)),
        }}
      />
    );
  },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Select all rows on this page' }),
    );
    const bar = within(await screen.findByRole('group', { name: 'Selection' }));
    isDown = true;
    await userEvent.click(bar.getByRole('button', { name: 'Edit many' }));
    const dialog = await dialogNamed('Edit many assets');
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    const again = await screen.findByRole('combobox', { name: 'What to change' });
    await waitFor(() => expect(again).toBeVisible());
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

export const BehaviourPictures: Story = {
  name: 'Behaviour: pictures are uploaded with progress, ordered, described and deleted',
  play: async () => {
    const strip = within(await screen.findByRole('list', { name: 'Pictures of Deluxe Lake Room' }));
    await expect(strip.getByRole('img', { name: 'The lake at dusk' })).toHaveAttribute(
      'width',
      '96',
    );
    await userEvent.click(await button('Pictures Deluxe Lake Room'));
    const dialog = await dialogNamed('Pictures of Deluxe Lake Room');
    const shown = async () =>
      within(await dialog.findByRole('list', { name: 'Pictures of Deluxe Lake Room' }))
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value);
    await expect(await shown()).toEqual(['The lake at dusk', '']);
    await chooseFile(new File(['a picture'], 'terrace.png', { type: 'image/png' }));
    await waitFor(async () => expect(await shown()).toHaveLength(3));
    await waitFor(() => expect(dialog.queryByText('terrace.png')).toBeNull());

    const text = dialog.getByRole('textbox', { name: 'What picture 2 shows' });
    await userEvent.type(text, 'The bath');
    await userEvent.tab();
    await userEvent.click(await dialog.findByRole('button', { name: 'Move Picture 2 up' }));
    await waitFor(async () => expect((await shown())[0]).toBe('The bath'));
    await textShown('Order saved.');
    const goOn = await holdToasts();
    await userEvent.click(await button('Undo'));
    await textShown('Order restored.');
    goOn();
    await waitFor(async () => expect((await shown())[0]).toBe('The lake at dusk'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Move Picture 2 up' }));
    await waitFor(async () => expect((await shown())[0]).toBe('The bath'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete picture 1' }));
    const question = await dialogNamed('Delete picture 1?');
    await userEvent.click(question.getByRole('button', { name: 'Delete picture' }));
    await textShown('Picture deleted.');
    await waitFor(async () => expect(await shown()).toEqual(['The lake at dusk', '']));
  },
};

export const BehaviourBlockers: Story = {
  name: 'Behaviour: a refused deletion lists what uses the category, with links, and offers to deactivate it',
  args: {
    overrides: {
      'category.remove': () =>
        failure('IN_USE', {
          data: {
            blockers: [
              { what: 'channels', count: 2 },
              { what: 'rates', count: 1 },
            ],
          },
        }),
    },
    history: [`${path}?show=${someCategories[1]?._id}`],
  },
  play: async () => {
    await userEvent.click(await button('Delete Standard Room'));
    const dialog = await dialogNamed('Delete Standard Room?');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete category' }));
    const channels = await dialog.findByRole('link', { name: '2 channels that sell it' });
    await expect(channels).toHaveAttribute('href', `/all-institutes/${lakeview._id}/integration`);
    await expect(dialog.getByRole('link', { name: '1 rate' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate instead' }));
    await textShown('Standard Room deactivated.');
    await noDialog();
  },
};
