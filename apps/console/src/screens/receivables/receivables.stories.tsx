import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { chooseFile } from '../../testing/choose-file.ts';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed, noDialog, textShown } from '../../testing/dialogs.ts';
import { receivableCalls } from '../../testing/receivables.ts';
import { row } from '../../testing/rows.ts';
import { aUser } from '../../testing/users.ts';

const meta = {
  title: 'Console/Receivables',
  component: ConsoleStory,
  args: { history: ['/receivables'], overrides: receivableCalls() },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component: 'What institutes owe and since when, with what they have promised.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(name: string, action: string) {
  await row(name);
  await noDialog();
  await userEvent.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const ended = within(await row('Old Fort Inn'));
    await expect(ended.getByText('₹3,500.50')).toBeVisible();
    await expect(ended.getByText('Broken')).toBeVisible();
    const sums = within(await screen.findByRole('row', { name: /^Sum/ }));
    await expect(sums.getByText('₹5,499.50')).toBeVisible();
    await expect(
      await canvas.findByText('₹5,499.50 due from 2 institutes, ₹250 credit on other accounts.'),
    ).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saffron Gate')).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark', viewport: { value: 'w1440' } } };

export const Aged: Story = {
  name: 'Features: a view shows who owes for over 30 days',
  args: { history: ['/receivables?age=over30'] },
  play: async () => {
    await row('Old Fort Inn');
    await expect(screen.queryByText('Saffron Gate')).toBeNull();
  },
};

export const Tax: Story = {
  name: 'Features: the tax of a month, by rate and place of supply',
  args: { history: ['/receivables?tab=tax'] },
  play: async ({ canvas }) => {
    const table = within(
      await canvas.findByRole('table', { name: /^Invoices and credit notes of/ }),
    );
    const goa = within(table.getByRole('row', { name: /^30 Goa/ }));
    await expect(goa.getByText('-₹118')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  },
};

export const StatesNothingDue: Story = {
  name: 'States: nothing is due',
  args: { overrides: receivableCalls([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is due')).toBeVisible();
  },
};

export const StatesFailed: Story = {
  name: 'States: the list can’t be loaded',
  args: { overrides: { ...receivableCalls(), 'receivable.list': () => failure('INTERNAL') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load institutes')).toBeVisible();
  },
};

export const StatesForbidden: Story = {
  name: 'States: not for users of an institute',
  args: { user: aUser({ role: 'Owner', template: 'Tours & Travels' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to this page")).toBeVisible();
  },
};

export const BehaviourPromise: Story = {
  name: 'Behaviour: a promise to pay is recorded for a day and an amount',
  args: { overrides: receivableCalls() },
  play: async () => {
    await choose('Saffron Gate', 'Record promise…');
    const form = await dialogNamed('Edit promise of Saffron Gate');
    await userEvent.type(form.getByLabelText('Amount'), '1500');
    await userEvent.click(form.getByRole('button', { name: /Save/ }));
    await expect(await form.findByText(/Choose a date\./)).toBeVisible();
  },
};

export const BehaviourContact: Story = {
  name: 'Behaviour: the last contact is kept with a note',
  args: { overrides: receivableCalls() },
  play: async () => {
    await choose('Old Fort Inn', 'Record contact…');
    const form = await dialogNamed('Edit last contact of Old Fort Inn');
    const note = await form.findByRole('textbox', { name: /What was said/ });
    await userEvent.clear(note);
    await userEvent.type(note, 'Pays on Friday');
    await userEvent.click(form.getByRole('button', { name: /Save/ }));
    await textShown('Changes to last contact of Old Fort Inn saved.');
    await noDialog();
    await expect(within(await row('Old Fort Inn')).getByText('Pays on Friday')).toBeVisible();
  },
};

export const BehaviourPay: Story = {
  name: 'Behaviour: a payment is recorded from the list, also for one that has ended',
  args: { overrides: receivableCalls() },
  play: async () => {
    await choose('Saffron Gate', 'Record payment…');
    const dialog = await dialogNamed('Record payment');
    await expect(await dialog.findByLabelText('Amount')).toHaveValue('1,999');
  },
};

export const Bank: Story = {
  name: 'Features: lines of the bank, each with the institute that it may be of',
  args: { history: ['/receivables?tab=bank&status=Open'], overrides: receivableCalls() },
  play: async () => {
    const line = within(await row('NEFT SAFFRONG'));
    await expect(line.getByText('Saffron Gate')).toBeVisible();
    await expect(line.getByText('Names its code, ₹1,999 due')).toBeVisible();
  },
};

export const BehaviourBankRecord: Story = {
  name: 'Behaviour: a person confirms who paid a line, and it becomes a payment',
  args: { history: ['/receivables?tab=bank'], overrides: receivableCalls() },
  play: async () => {
    await row('NEFT SAFFRONG');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Record payment NEFT SAFFRONG' }),
    );
    const dialog = await dialogNamed('Record payment');
    await expect(dialog.getByRole('radio', { name: /^Saffron Gate/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await textShown('Payment recorded.');
    await noDialog();
    await expect(within(await row('NEFT SAFFRONG')).getByText('Recorded')).toBeVisible();
  },
};

export const BehaviourBankUpload: Story = {
  name: 'Behaviour: a statement is uploaded, and what came in is added',
  args: { history: ['/receivables?tab=bank'], overrides: receivableCalls() },
  play: async ({ canvas }) => {
    await row('NEFT SAFFRONG');
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload statement' }));
    const dialog = await dialogNamed('Upload bank statement');
    const text = 'Date,Narration,Ref No,Debit,Credit\n27/11/2026,UPI MONSOON,UPI1,,999\n';
    const file = new File([text], 'statement.csv', { type: 'text/csv' });
    await chooseFile(file);
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 1 line' }));
    await textShown('1 line added, 0 already there.');
    await noDialog();
    await expect(await row('UPI MONSOON')).toBeVisible();
  },
};
