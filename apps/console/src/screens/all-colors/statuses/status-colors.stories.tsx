import { failure, type Resolvers } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { colorCalls, someStatusColors } from '../../../testing/colors.ts';
import { ConsoleStory, screenParameters } from '../../../testing/console-story.tsx';
import { dialogNamed, holdToasts, noDialog, textShown } from '../../../testing/dialogs.ts';
import { superAdmin } from '../../../testing/users.ts';

const meta = {
  title: 'Console/Colours/Status colours',
  component: ConsoleStory,
  args: { history: ['/all-colors?tab=statuses'], overrides: colorCalls() },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'How the statuses of bookings, units and cleaning are drawn: one set, saved as a whole. The preview and the ' +
          'warnings follow every change; warnings never stop a save.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const loaded = (canvas: Canvas) => canvas.findByLabelText('Paid: Label');
const preview = (canvas: Canvas, theme = 'light') =>
  within(canvas.getByRole('list', { name: `Preview in the ${theme} theme` }));
const choose = (canvas: Canvas, label: string, option: string) =>
  userEvent.selectOptions(canvas.getByLabelText(label), option);
const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await loaded(canvas);
    for (const theme of ['light', 'dark']) {
      await expect(preview(canvas, theme).getAllByRole('listitem')).toHaveLength(16);
    }
    await expect(canvas.getByText('Easy to read and to tell apart.')).toBeVisible();
    await expect(canvas.getByText('No changes')).toBeVisible();
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

export const StatesFailed: Story = {
  args: { overrides: { 'color.list': () => failure('INTERNAL') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the status colours')).toBeVisible();
  },
};

export const StatesReadOnly: Story = {
  name: 'States: without permission it is read-only, and says why',
  args: {
    user: { ...superAdmin, permissions: ['color.read', 'template.read', 'report.read'] },
  },
  play: async ({ canvas }) => {
    await expect(await loaded(canvas)).toBeDisabled();
    await expect(
      canvas.getByText('You don’t have permission to change the status colours.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

export const BehaviourWarnings: Story = {
  name: 'Behaviour: warnings in words follow every change, and don’t stop a save',
  args: { overrides: colorCalls() },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await choose(canvas, 'Paid: Fill', 'Lavender');
    await choose(canvas, 'Paid: Border', 'Plum');
    await expect(await canvas.findByText('Paid and Clean look alike.')).toBeVisible();
    await choose(canvas, 'On hold: Fill', 'Snow');
    await expect(
      await canvas.findByText('On hold: Snow is the same as the light background.'),
    ).toBeVisible();
    await expect(canvas.getByText('2 warnings')).toBeVisible();
    // Blue and green, which are far apart to most.
    await choose(canvas, 'Paid: Fill', 'Mint');
    await choose(canvas, 'Paid: Border', 'Lake');
    await choose(canvas, 'Confirmed: Border', 'Lake');
    await expect(
      await canvas.findByText('Confirmed and Paid look alike with tritanopia.'),
    ).toBeVisible();
    await save(canvas);
    await textShown('Status colours saved.');
  },
};

export const BehaviourSave: Story = {
  name: 'Behaviour: the set is saved as a whole, shown in its preview, and can be taken back',
  args: { overrides: colorCalls() },
  play: async ({ canvas }) => {
    const label = await loaded(canvas);
    await userEvent.clear(label);
    await userEvent.type(label, 'Settled');
    await choose(canvas, 'Paid: Icon', 'Star');
    await expect(preview(canvas).getByText('Settled')).toBeVisible();
    await expect(canvas.getByText('2 changes')).toBeVisible();
    await save(canvas);
    await textShown('Status colours saved.');
    const goOn = await holdToasts();
    await waitFor(() => expect(canvas.getByText('No changes')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await textShown('Status colours restored.');
    goOn();
    await waitFor(() => expect(canvas.getByLabelText('Paid: Label')).toHaveValue('Paid'));
  },
};

export const BehaviourMove: Story = {
  name: 'Behaviour: statuses are moved by keys, and the focus moves with them',
  args: { overrides: colorCalls() },
  play: async ({ canvas }) => {
    await loaded(canvas);
    const down = canvas.getByRole('button', { name: 'Move Enquiry down' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(preview(canvas).getAllByRole('listitem')[0]).toHaveTextContent('On hold'),
    );
    await expect(canvas.getByRole('button', { name: 'Move Enquiry down' })).toHaveFocus();
    await textShown('Enquiry: position 2 of 16.');
    canvas.getByRole('button', { name: 'Move Enquiry up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('No changes')).toBeVisible();
    // At the edge the button stays, says so, and keeps the focus.
    await expect(canvas.getByRole('button', { name: 'Move Enquiry up' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Move Enquiry' }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
    await waitFor(() =>
      expect(preview(canvas).getAllByRole('listitem')[2]).toHaveTextContent('Enquiry'),
    );
    await expect(canvas.getByRole('button', { name: 'Move Enquiry' })).toHaveFocus();
  },
};

export const BehaviourErrors: Story = {
  name: 'Behaviour: a label that is too short is refused at its field, and what was typed stays',
  args: { overrides: colorCalls() },
  play: async ({ canvas }) => {
    const label = await loaded(canvas);
    await userEvent.clear(label);
    await userEvent.type(label, 'P');
    await save(canvas);
    await waitFor(() => expect(label).toHaveAttribute('aria-invalid', 'true'));
    await expect(label).toHaveFocus();
    await expect(label).toHaveValue('P');
  },
};

export const BehaviourFailure: Story = {
  name: 'Behaviour: a save that fails keeps what was typed',
  args: {
    overrides: {
      ...colorCalls(),
      'color.setStatusColor': () => failure('UNAVAILABLE'),
    },
  },
  play: async ({ canvas }) => {
    const label = await loaded(canvas);
    await userEvent.type(label, ' up');
    await save(canvas);
    await expect(await canvas.findByText('Couldn’t save')).toBeVisible();
    await expect(canvas.getByLabelText('Paid: Label')).toHaveValue('Paid up');
    await expect(canvas.getByText('1 change')).toBeVisible();
  },
};

export const BehaviourReset: Story = {
  name: 'Behaviour: a reset asks first, drops what was typed, and can be taken back',
  args: { overrides: colorCalls() },
  play: async ({ canvas }) => {
    const label = await loaded(canvas);
    await userEvent.type(label, ' up');
    await save(canvas);
    await textShown('Status colours saved.');
    await userEvent.type(canvas.getByLabelText('Clean: Label'), ' now');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to defaults' }));
    const asked = await dialogNamed();
    await expect(asked.getByText(/haven’t saved are lost/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Reset status colours' }));
    await textShown('Status colours reset to the defaults.');
    await waitFor(() => expect(canvas.getByLabelText('Paid: Label')).toHaveValue('Paid'));
    await expect(canvas.getByLabelText('Clean: Label')).toHaveValue('Clean');
    await expect(canvas.getByText('No changes')).toBeVisible();
  },
};

/** Statuses that someone else has reset since the page opened, which the first reset tells of. */
function resetMeanwhile(): Resolvers {
  const [shown, now] = [colorCalls(), colorCalls()];
  let isTold = false;
  return {
    ...now,
    'color.list': (call) => (isTold ? now : shown)['color.list']?.(call) ?? failure('INTERNAL'),
    'color.setStatusColor': async (call) => {
      if (!isTold) await now['color.setStatusColor']?.({ ...call, input: { reset: true } });
      isTold = true;
      return now['color.setStatusColor']?.(call) ?? failure('INTERNAL');
    },
  };
}

export const BehaviourResetChanged: Story = {
  name: 'Behaviour: a reset that someone else was faster than can be tried again',
  args: { overrides: resetMeanwhile() },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to defaults' }));
    const asked = await dialogNamed();
    await userEvent.click(asked.getByRole('button', { name: 'Reset status colours' }));
    await expect(await asked.findByText('Someone else has changed this.')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Reset status colours' }));
    await textShown('Status colours reset to the defaults.');
  },
};

const others = colorCalls();

export const BehaviourConflict: Story = {
  name: 'Behaviour: changes by someone else are merged, and asked about where both changed a field',
  args: {
    overrides: {
      ...others,
      // Someone else has saved since the page was loaded.
      'color.list': async (call) => {
        const page = await others['color.list']?.(call);
        if (!page || !('statusColors' in page)) return failure('INTERNAL');
        return { ...page, statusColors: [...someStatusColors] };
      },
      'color.setStatusColor': ({ input }) =>
        input.__v === 0
          ? failure('VERSION_CONFLICT', {
              data: someStatusColors.map((status) => ({
                ...status,
                label: { paid: 'Cleared', clean: 'Fresh' }[String(status.key)] ?? status.label,
                __v: 1,
              })),
            })
          : someStatusColors.map((status) => ({ ...status, label: 'Saved', __v: 2 })),
    },
  },
  play: async ({ canvas }) => {
    const label = await loaded(canvas);
    await userEvent.type(label, ' up');
    await save(canvas);
    await expect(await canvas.findByText(/^Someone else saved the status colours/)).toBeVisible();
    const group = canvas.getByRole('group', { name: /Paid: label/i });
    await expect(within(group).getByText('Cleared')).toBeVisible();
    await userEvent.click(within(group).getByRole('radio', { name: /Paid up/ }));
    await save(canvas);
    await textShown('Status colours saved. Also changed by someone else: Clean: label.');
  },
};

export const BehaviourLeaving: Story = {
  name: 'Behaviour: the other tab asks before unsaved changes are lost, also those after a save',
  args: { overrides: colorCalls() },
  play: async ({ canvas }) => {
    await userEvent.type(await loaded(canvas), ' u');
    await save(canvas);
    await textShown('Status colours saved.');
    await userEvent.type(await loaded(canvas), 'p');
    const palette = canvas.getByRole('link', { name: 'Palette' });
    await userEvent.click(palette);
    const asked = await dialogNamed('Discard changes?');
    await userEvent.click(asked.getByRole('button', { name: 'Keep editing' }));
    await expect(canvas.getByLabelText('Paid: Label')).toHaveValue('Paid up');
    await noDialog();
    await userEvent.click(palette);
    const again = await dialogNamed('Discard changes?');
    await userEvent.click(again.getByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByText('1 to 14 of 14')).toBeVisible();
  },
};
