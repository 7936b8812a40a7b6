import type { PaperEmail } from '@booking/api-client';
import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { anInstitute } from '../../testing/institutes.ts';
import { aNotice } from '../../testing/notices.ts';
import { aPaper } from '../../testing/papers.ts';
import { aUser } from '../../testing/users.ts';

const invoice = aPaper();
const sendPaper = fn(({ email = '' }: PaperEmail) => aNotice({ kind: 'paper', email }));
const history = [`/papers/${invoice._id}`];

const meta = {
  title: 'Console/Papers',
  component: ConsoleStory,
  args: { history, overrides: { 'paper.get': () => invoice } },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component: 'A tax invoice, a receipt or a credit note as it was issued, with its file.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Tax invoice INV/26-27/0042' }),
    ).toBeVisible();
    const amounts = within(canvas.getByRole('table', { name: 'Amounts' }));
    await expect(amounts.getByRole('row', { name: 'CGST at 9% ₹152.47' })).toBeVisible();
    await expect(amounts.getByRole('row', { name: 'SGST at 9% ₹152.46' })).toBeVisible();
    await expect(amounts.getByText(invoice.totalInWords)).toBeVisible();
    await expect(canvas.getByText('GSTIN 29AAGCB7383J1Z4')).toBeVisible();
    await expect(canvas.getByText('Not registered for GST')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Due on the account: ₹1,999' })).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Tax invoice INV/26-27/0042' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Receipt: Story = {
  name: 'Features: a receipt says how it was paid, and has no tax',
  args: {
    overrides: {
      'paper.get': () =>
        aPaper({
          kind: 'receipt',
          number: 'RCT/26-27/0007',
          text: 'Payment',
          taxable: null,
          taxes: [],
          sac: null,
          placeOfSupply: null,
          reverseCharge: null,
          payment: { day: '2026-11-20', method: 'UPI', reference: 'UTR 4711' },
          due: 0,
        }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Receipt RCT/26-27/0007' });
    await expect(canvas.getByText('UPI, UTR 4711')).toBeVisible();
    await expect(canvas.queryByText(/GST at/)).toBeNull();
    await expect(canvas.queryByRole('heading', { name: /^Due/ })).toBeNull();
  },
};

export const CreditNote: Story = {
  name: 'Features: a credit note names its invoice',
  args: {
    user: aUser({ role: 'Owner', template: 'Tours & Travels' }),
    overrides: {
      'paper.get': () =>
        aPaper({
          kind: 'creditNote',
          number: 'CRN/26-27/0003',
          about: { _id: invoice._id, number: invoice.number, day: '2026-11-01' },
          due: -500,
        }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Credit note CRN/26-27/0003' });
    await expect(canvas.getByText(/^INV\/26-27\/0042, /)).toBeVisible();
  },
};

export const BehaviourDownload: Story = {
  name: 'Behaviour: the file is asked for by its button, and a failure is said',
  args: {
    overrides: { 'paper.get': () => invoice, 'paper.pdf': () => failure('INTERNAL') },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    const toasts = await screen.findByRole('region', { name: /Notifications/ });
    await waitFor(() => expect(toasts).toHaveTextContent(/went wrong/));
  },
};

const lakeview = anInstitute({ name: 'Lakeview Residency', billingEmail: 'accounts@lake.example' });

export const BehaviourEmail: Story = {
  name: 'Behaviour: a paper is sent to the billing address, which can be another one, once a click',
  args: {
    overrides: {
      'paper.get': () => invoice,
      'institution.get': () => lakeview,
      'paper.email': ({ input }) => sendPaper(input),
    },
  },
  play: async () => {
    sendPaper.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Email INV/26-27/0042' }));
    const to = await dialog.findByRole('textbox', { name: 'To' });
    await expect(to).toHaveValue('accounts@lake.example');
    await userEvent.clear(to);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(to).toHaveAccessibleDescription('Enter an email address.');
    await expect(to).toHaveFocus();
    await userEvent.type(to, 'owner@lake.example');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send' }));
    const toasts = await screen.findByRole('region', { name: /Notifications/ });
    await waitFor(() =>
      expect(toasts).toHaveTextContent('Sending INV/26-27/0042 to owner@lake.example.'),
    );
    await expect(sendPaper.mock.calls).toEqual([[{ email: 'owner@lake.example' }]]);
  },
};

export const BehaviourOfInstitute: Story = {
  name: 'Behaviour: a user of the institute has the file, and sends no emails',
  args: { user: aUser({ role: 'Owner', template: 'Tours & Travels' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Download PDF' });
    await expect(canvas.queryByRole('button', { name: 'Email' })).toBeNull();
  },
};

export const StatesNotFound: Story = {
  name: 'States: an address that has lost its end',
  args: { history: ['/papers/a0000000'], overrides: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paper not found')).toBeVisible();
  },
};
