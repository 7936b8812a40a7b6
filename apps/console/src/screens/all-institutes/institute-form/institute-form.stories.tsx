import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../../testing/console-story.tsx';
import { holdToasts, noDialog, textShown } from '../../../testing/dialogs.ts';
import { anInstitute } from '../../../testing/institutes.ts';

const meta = {
  title: 'Console/Institutes/Form',
  component: ConsoleStory,
  args: { history: ['/all-institutes'] },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const listed = (canvas: Canvas) => canvas.findByText(/^1 to/);

async function fillIn(dialog: ReturnType<typeof within>, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    const [field] = dialog.getAllByRole('textbox', { name: label });
    if (!field) throw new Error(`No field is named ${label}`);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}

export const States: Story = {
  name: 'States: a new institute, with errors',
  play: async ({ canvas }) => {
    await listed(canvas);
    await userEvent.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add institute' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save and continue' }));
    await waitFor(async () =>
      expect(await dialog.findByText(/^Fix \d+ errors to continue/)).toBeVisible(),
    );
  },
};

export const StatesDark: Story = {
  ...States,
  name: 'States: a new institute, with errors, dark',
  globals: { theme: 'dark' },
};

export const StatesChanged: Story = {
  name: 'States: an institute with changes',
  args: { institutes: [anInstitute({ name: 'Lakeview Residency' })] },
  play: async ({ canvas }) => {
    await listed(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Lakeview Residency' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Lakeview Residency' }));
    await fillIn(form, { City: 'Kumbhalgarh' });
    await userEvent.click(form.getByRole('button', { name: /^Review/ }));
    await expect(form.getByRole('table')).toBeVisible();
  },
};

export const StatesChangedDark: Story = {
  ...StatesChanged,
  name: 'States: an institute with changes, dark',
  globals: { theme: 'dark' },
};

export const BehaviourWrong: Story = {
  name: 'Behaviour: many errors are listed, the list gets the focus once, and correcting one announces nothing again',
  play: async ({ canvas }) => {
    await listed(canvas);
    await userEvent.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add institute' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save and continue' }));
    const summary = await dialog.findByRole('group', { name: /^Fix \d+ errors to continue/ });
    await waitFor(() => expect(summary).toHaveFocus());
    const [email] = dialog.getAllByRole('textbox', { name: 'Email' });
    if (!email) throw new Error('The form has no email field.');
    await userEvent.type(email, 'desk@kestrel.example');
    await expect(email).toBeValid();
    await expect(email).toHaveFocus();
    await expect(dialog.queryByRole('alert')).toBeNull();
    // A half-typed value is not an error before the field is left.
    await userEvent.clear(email);
    await userEvent.tab();
    await waitFor(() => expect(email).toBeInvalid());
    await userEvent.type(email, 'desk@kestrel.example');
    await userEvent.type(email, '{Backspace>8/}');
    await expect(email).toHaveValue('desk@kestrel');
    await expect(email).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(email).toBeInvalid());
  },
};

export const BehaviourTemplates: Story = {
  name: '[SHELL-10] four templates are listed as not available yet and cannot be chosen',
  play: async ({ canvas }) => {
    await listed(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add institute' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add institute' }));
    const template = within(dialog.getByRole('combobox', { name: 'Template' }));
    await waitFor(() => expect(template.getAllByRole('option')).toHaveLength(5));
    const options = template.getAllByRole('option');
    const available = options.filter((option) => !(option as HTMLOptionElement).disabled);
    await expect(available.map((option) => option.textContent)).toEqual(['Hospitality']);
    for (const option of options.filter((candidate) => !available.includes(candidate))) {
      await expect(option).toHaveTextContent('Not available yet');
    }
  },
};

export const BehaviourUnsaved: Story = {
  name: 'Behaviour: closing with changes asks once, and can keep them',
  play: async ({ canvas }) => {
    await listed(canvas);
    await userEvent.keyboard('n');
    const form = await screen.findByRole('dialog', { name: 'Add institute' });
    await userEvent.type(within(form).getByRole('textbox', { name: 'Name' }), 'Half a name');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    const again = await screen.findByRole('dialog', { name: 'Add institute' });
    await expect(within(again).getByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
  },
};

const stored = anInstitute({ name: 'Lakeview Residency', __v: 3 });

export const BehaviourConflict: Story = {
  name: 'Behaviour: either side of a conflict can be chosen',
  args: {
    institutes: [stored],
    overrides: {
      'institution.update': ({ input }) =>
        input.__v === 3
          ? failure('VERSION_CONFLICT', {
              data: { ...stored, name: 'Lakeview Grand', __v: 4 },
              changed: {
                at: '2027-03-14T09:02:00.000Z',
                by: { _id: 'a'.repeat(24), name: 'Ravi Nair' },
              },
            })
          : { ...stored, name: input.name ?? 'Lakeview Grand', __v: 5 },
    },
  },
  play: async ({ canvas }) => {
    await listed(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Lakeview Residency' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Lakeview Residency' }));
    await fillIn(form, { Name: 'Lakeview Palace' });
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    const clash = within(
      await screen.findByRole('dialog', { name: 'Conflicting changes to Lakeview Residency' }),
    );
    await expect(clash.getByRole('alert')).toHaveTextContent(
      'Ravi Nair changed this on 14 Mar 2027, 14:32 IST.',
    );
    await expect(clash.getByRole('radio', { name: 'Yours Lakeview Palace' })).toBeChecked();
    await userEvent.click(clash.getByRole('radio', { name: 'Theirs Lakeview Grand' }));
    const resume = await holdToasts();
    await userEvent.click(clash.getByRole('button', { name: 'Save merged changes' }));
    await textShown('Changes to Lakeview Grand saved.');
    resume();
    await noDialog();
  },
};

export const BehaviourSlowForm: Story = {
  name: 'Behaviour: a form that is loading says so',
  args: { overrides: { 'template.list': () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await listed(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add institute' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Loading form' })).toBeVisible();
  },
};
