import type { Color } from '@booking/api-client';
import { failure, type Resolvers } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { aColor, colorCalls, someColors } from '../../testing/colors.ts';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed, textShown } from '../../testing/dialogs.ts';
import { enabledField } from '../../testing/enabled-field.ts';
import { superAdmin } from '../../testing/users.ts';

const meta = {
  title: 'Console/Colours/Palette',
  component: ConsoleStory,
  args: { history: ['/all-colors'], overrides: colorCalls() },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The palette that categories, statuses and tags take their colours from: an entity in a tab. A colour in use ' +
          'is replaced by another when it is deleted.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const loaded = (canvas: Canvas) => canvas.findByText('1 to 14 of 14');

/** The palette of the page, and one that others have changed since, which the first deletion tells of. */
function changedMeanwhile(change: Partial<Color>): Resolvers {
  const shown = colorCalls();
  const now = colorCalls(
    someColors.map((color) => (color.name === 'Saffron' ? { ...color, ...change } : color)),
  );
  let isTold = false;
  return {
    ...now,
    'color.list': (call) => (isTold ? now : shown)['color.list']?.(call) ?? failure('INTERNAL'),
    'color.remove': (call) => {
      isTold = true;
      return now['color.remove']?.(call);
    },
  };
}

async function chooseFromMenu(canvas: Canvas, row: RegExp, action: string) {
  const shown = within(await canvas.findByRole('row', { name: row }));
  await userEvent.click(shown.getByRole('button', { name: /^More for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await loaded(canvas);
    const sky = within(canvas.getByRole('row', { name: /Sky/ }));
    await expect(sky.getByText('#bae6fd')).toBeVisible();
    await expect(sky.getByText('15.8:1')).toBeVisible();
    await expect(sky.getByText('AA')).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: 'Colours' }));
    await expect(tabs.getByRole('link', { name: 'Palette' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await loaded(canvas);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark', viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await loaded(canvas);
  },
};

export const StatesNothingYet: Story = {
  args: { overrides: colorCalls([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No colours yet')).toBeVisible();
  },
};

export const StatesFailed: Story = {
  args: { overrides: { 'color.list': () => failure('FORBIDDEN') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load colours')).toBeVisible();
  },
};

export const StatesFailsContrast: Story = {
  name: 'States: text that is hard to read is marked',
  args: {
    overrides: colorCalls([
      aColor({ name: 'Mist', hex: '#dddddd', textColor: '#999999', isTextColorAuto: false }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fails AA')).toBeVisible();
    await expect(canvas.getByText('2:1')).toBeVisible();
  },
};

export const StatesReadOnly: Story = {
  name: 'States: without permission, the actions say why they are disabled',
  args: {
    user: { ...superAdmin, permissions: ['color.read', 'template.read', 'report.read'] },
  },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.getByRole('button', { name: 'Add colour' })).toHaveAccessibleDescription(
      'You don’t have permission to add colours.',
    );
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: the text, the picker and the sample of a colour stay in step',
  args: { overrides: colorCalls() },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add colour' }));
    const form = await dialogNamed();
    const hex = await enabledField(form, 'Colour');
    await expect(form.getByText('Text contrast appears here.')).toBeVisible();

    // White is chosen; a colour of its own may read worse.
    await userEvent.type(hex, '1E3A8A');
    await expect(await form.findByText('Contrast 10.3:1: enough for text.')).toBeVisible();
    await userEvent.type(await enabledField(form, /^Text colour/), '#444444');
    await expect(await form.findByText(/too low for text/)).toBeVisible();

    await userEvent.click(form.getByRole('button', { name: 'Pick Colour' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Pick Colour' }));
    await fireEvent.change(picker.getByRole('slider', { name: 'Lightness' }), {
      target: { value: '90' },
    });
    await waitFor(() => expect(hex).not.toHaveValue('#1e3a8a'));
    await expect(await form.findByText(/enough for text/)).toBeVisible();
  },
};

export const BehaviourFormErrors: Story = {
  name: 'Behaviour: a form with errors says what is wrong, and a colour that exists is refused',
  args: { overrides: colorCalls() },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add colour' }));
    const form = await dialogNamed();
    const add = form.getByRole('button', { name: 'Add colour' });
    await enabledField(form, 'Colour');
    await userEvent.click(add);
    await expect(await form.findByText('Enter a name.')).toBeVisible();
    await expect(await form.findByText('Enter or pick a colour.')).toBeVisible();
    await expect(form.getByLabelText('Name')).toHaveFocus();

    await userEvent.keyboard('Heaven');
    await userEvent.type(form.getByLabelText('Colour'), 'bae6fd');
    await userEvent.click(add);
    await expect(await form.findByText('This colour is already in the palette.')).toBeVisible();
    await expect(form.getByLabelText('Name')).toHaveValue('Heaven');
  },
};

export const BehaviourReplace: Story = {
  name: 'Behaviour: a colour in use is deleted once another takes its place',
  args: { overrides: colorCalls() },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await chooseFromMenu(canvas, /Sky/, 'Delete…');
    const asked = await dialogNamed();
    await expect(asked.getByText('1 status colour, OTA or category uses it.')).toBeVisible();
    const choice = await asked.findByLabelText('Use instead');
    await userEvent.click(choice);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(13));
    await expect(screen.queryByRole('option', { name: 'Sky' })).toBeNull();
    await userEvent.keyboard('{Escape}');

    await userEvent.click(asked.getByRole('button', { name: 'Delete colour' }));
    await expect(await asked.findByText('Choose the colour to use instead.')).toBeVisible();
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: 'Mint' }));
    await userEvent.click(asked.getByRole('button', { name: 'Delete colour' }));
    await textShown('Sky deleted.');
    await expect(await canvas.findByText('1 to 13 of 13')).toBeVisible();
  },
};

export const BehaviourDeleteUnused: Story = {
  name: 'Behaviour: a colour that nothing uses is deactivated, then deleted after a question, and the list gets the focus',
  args: { overrides: colorCalls() },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await chooseFromMenu(canvas, /Saffron/, 'Deactivate');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Saffron/ })).toHaveTextContent('Inactive'),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await chooseFromMenu(canvas, /Saffron/, 'Delete…');
    const asked = await dialogNamed();
    await expect(asked.queryByLabelText('Use instead')).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Delete colour' }));
    await textShown('Saffron deleted.');
    // Its row has gone with the button that had the focus.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Colours' })).toHaveFocus());
  },
};

export const BehaviourDeleteChanged: Story = {
  name: 'Behaviour: a colour that someone else has changed says how, and the second try deletes it',
  args: { overrides: changedMeanwhile({ hex: '#d97706', __v: 4 }) },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await chooseFromMenu(canvas, /Saffron/, 'Delete…');
    const asked = await dialogNamed();
    await userEvent.click(asked.getByRole('button', { name: 'Delete colour' }));
    await expect(await asked.findByText(/Hex: #d97706, before #f59e0b\./)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Delete colour' }));
    await textShown('Saffron deleted.');
  },
};

export const BehaviourDeleteUsed: Story = {
  name: 'Behaviour: a colour that something uses since asks for another in its place',
  args: { overrides: changedMeanwhile({ usageCount: 1 }) },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await chooseFromMenu(canvas, /Saffron/, 'Delete…');
    const asked = await dialogNamed();
    await expect(asked.queryByLabelText('Use instead')).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Delete colour' }));
    const choice = await asked.findByLabelText('Use instead');
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: 'Mint' }));
    await userEvent.click(asked.getByRole('button', { name: 'Delete colour' }));
    await textShown('Saffron deleted.');
  },
};

export const BehaviourTabs: Story = {
  name: 'Behaviour: the tabs are links that keep the focus, and the list’s parameters stay with the list',
  args: {
    history: ['/all-colors?isUsed=false'],
    overrides: colorCalls(someColors),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1 to 2 of 2');
    const tabs = within(canvas.getByRole('navigation', { name: 'Colours' }));
    const statuses = tabs.getByRole('link', { name: 'Status colours' });
    await expect(statuses).toHaveAttribute('href', '/all-colors?tab=statuses');
    statuses.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByLabelText('Paid: Label')).toBeVisible();
    await expect(statuses).toHaveFocus();
    await expect(statuses).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Add colour' })).toBeNull();
  },
};
