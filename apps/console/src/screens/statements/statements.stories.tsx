import type { StatementEmail, StatementQuery } from '@booking/api-client';
import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { anInstitute } from '../../testing/institutes.ts';
import { aNotice } from '../../testing/notices.ts';
import { aStatement } from '../../testing/statements.ts';
import { aUser } from '../../testing/users.ts';

const { institution } = aStatement();
const november = { startDate: '2026-11-01', endDate: '2026-11-20' };
const history = [`/statements/${institution}?${new URLSearchParams(november)}`];
const asked = fn((period: StatementQuery) => aStatement(period));
const send = fn(({ email = '' }: StatementEmail) => aNotice({ kind: 'statement', email }));

const meta = {
  title: 'Console/Statements',
  component: ConsoleStory,
  args: { history, overrides: { 'statement.get': ({ input }) => asked(input) } },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component: 'The account of an institute over a period, with its file.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Account' }));
    await expect(table.getByRole('rowheader', { name: 'Opening balance' })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: 'Closing balance' })).toBeVisible();
    await expect(table.getByText('UPI, UTR 4711, 20 Nov 2026')).toBeVisible();
    await expect(table.getByRole('link', { name: 'Tax invoice INV/26-27/0042' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/papers\//),
    );
    const tax = within(canvas.getByRole('table', { name: 'Tax in these charges' }));
    await expect(tax.getByRole('row', { name: '18% GST ₹1,694.07 ₹304.93' })).toBeVisible();
    await expect(canvas.getByText('GSTIN 29AAGCB7383J1Z4')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Due on the account: ₹499' })).toBeVisible();
    await expect(canvas.getByText('Thank you.')).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Account' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const BehaviourPeriod: Story = {
  name: 'Behaviour: another period is chosen by its name, and the address has it',
  play: async ({ canvas }) => {
    asked.mockClear();
    await canvas.findByRole('table', { name: 'Account' });
    await expect(asked).toHaveBeenLastCalledWith(november);
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const presets = within(await screen.findByRole('list', { name: 'Periods' }));
    await userEvent.click(presets.getByRole('button', { name: 'Last financial year' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        startDate: expect.stringMatching(/-04-01$/),
        endDate: expect.stringMatching(/-03-31$/),
      }),
    );
  },
};

export const BehaviourDownload: Story = {
  name: 'Behaviour: the file is asked for by its button, and a failure is said',
  args: {
    overrides: {
      'statement.get': ({ input }) => asked(input),
      'statement.pdf': () => failure('INTERNAL'),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    const toasts = await screen.findByRole('region', { name: /Notifications/ });
    await waitFor(() => expect(toasts).toHaveTextContent(/went wrong/));
  },
};

export const BehaviourEmail: Story = {
  name: 'Behaviour: a statement is sent with its period, once a click',
  args: {
    overrides: {
      'statement.get': ({ input }) => asked(input),
      'institution.get': () => anInstitute({ billingEmail: 'accounts@lake.example' }),
      'statement.email': ({ input }) => send(input),
    },
  },
  play: async () => {
    send.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Email statement' }));
    await expect(await dialog.findByRole('textbox', { name: 'To' })).toHaveValue(
      'accounts@lake.example',
    );
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send' }));
    const toasts = await screen.findByRole('region', { name: /Notifications/ });
    await waitFor(() =>
      expect(toasts).toHaveTextContent('Sending statement to accounts@lake.example.'),
    );
    await expect(send.mock.calls).toEqual([[{ ...november, email: 'accounts@lake.example' }]]);
  },
};

export const BehaviourOfInstitute: Story = {
  name: 'Behaviour: the owner of the institute has the file, and sends no emails',
  args: { user: aUser({ role: 'Owner', template: 'Tours & Travels' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Download PDF' });
    await expect(canvas.queryByRole('button', { name: 'Email' })).toBeNull();
  },
};

export const StatesNotFound: Story = {
  name: 'States: an address that has lost its end',
  args: { history: ['/statements/a0000000'], overrides: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Account not found')).toBeVisible();
  },
};
