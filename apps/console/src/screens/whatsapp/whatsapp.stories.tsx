import { failure, pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed, textShown } from '../../testing/dialogs.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { aMessage, aTemplate, someTemplates } from '../../testing/whatsapps.ts';

const plain = anInstitute();
const lakeview = anInstitute({
  currentSubscription: plain.currentSubscription && {
    ...plain.currentSubscription,
    plan: 'professional',
    planName: 'Professional Plan',
    entitlements: ['whatsappShare', 'whatsappIntegration'],
  },
});
const href = `/all-institutes/${lakeview._id}/whatsapp`;

const meta = {
  title: 'Console/WhatsApp',
  component: ConsoleStory,
  args: { history: [href], institutes: [lakeview] },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The WhatsApp messages of an institute: when to send which template to which people, and the templates of the provider’s account.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

export const Default: Story = {
  play: async () => {
    await expect(await row('Arrival reminder')).toHaveTextContent(
      /24 hours before.*Approved.*Active/,
    );
    await expect(await row('Monsoon offer')).toHaveTextContent(
      /no longer approved.*Pending.*Blocked/,
    );
    await expect(await screen.findByText('Sample templates: nothing is sent')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await expect(await screen.findByText('Arrival reminder')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const StatesTemplates: Story = {
  name: 'States: the templates, with a provider that can’t be reached and a status that is not known',
  args: {
    history: [`${href}?tab=templates`],
    overrides: {
      'whatsapp.templates': () => ({
        source: 'provider',
        syncedAt: '2026-02-05T04:30:00.000Z',
        failure: {
          kind: 'rateLimited',
          at: '2026-02-05T05:30:00.000Z',
          retryAt: '2026-02-05T05:45:00.000Z',
        },
        templates: [
          ...someTemplates.templates,
          aTemplate({
            name: 'new_kind',
            status: 'IN_REVIEW_AGAIN',
            header: { format: 'IMAGE', text: null },
          }),
        ],
      }),
    },
  },
  play: async () => {
    await expect(await screen.findByText(/limit of requests is reached/)).toBeVisible();
    await expect(await screen.findByText('In review again')).toBeVisible();
    await expect(await screen.findByText('Rejected: Invalid format')).toBeVisible();
    await expect(await screen.findByText('Not sending yet')).toBeVisible();
  },
};

export const StatesTemplatesFailed: Story = {
  name: 'States: templates that can’t be loaded',
  args: {
    history: [`${href}?tab=templates`],
    overrides: { 'whatsapp.templates': () => failure('UNAVAILABLE') },
  },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load templates')).toBeVisible();
  },
};

export const StatesShareOnly: Story = {
  name: 'States: a plan with messages by hand only, and one without any',
  args: { institutes: [anInstitute()], messages: [] },
  play: async () => {
    await expect(await screen.findByText(/need the Professional plan/)).toBeVisible();
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Add message' }))[0] ?? document.body,
    );
    const form = await dialogNamed('Add message');
    const event = await form.findByRole('combobox', { name: /^Event/ });
    await expect(
      [...within(event).getAllByRole('option')].map(({ textContent }) => textContent),
    ).toEqual(['Receipt shared', 'Quotation shared', 'Shared by hand']);
  },
};

/** Begins a message with the template of a reminder. */
async function newReminder() {
  await row('Arrival reminder');
  await userEvent.keyboard('n');
  const form = await dialogNamed('Add message');
  await userEvent.type(await form.findByRole('textbox', { name: 'Name' }), 'See you soon');
  await userEvent.selectOptions(
    form.getByRole('combobox', { name: /^Template/ }),
    'en arrival_reminder',
  );
  return form;
}

export const BehaviourAdd: Story = {
  name: 'Behaviour: a message is written with a template, its variables and a preview',
  play: async () => {
    const form = await newReminder();
    const region = await form.findByRole('region', { name: 'Preview' });
    const conditions = form.getByRole('group', { name: 'Conditions' });
    await expect(region.compareDocumentPosition(conditions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const preview = within(region);
    await expect(await preview.findByText('{{1}}')).toBeVisible();
    await userEvent.selectOptions(form.getByRole('combobox', { name: '{{1}}' }), 'guest.firstName');
    await userEvent.type(form.getByRole('textbox', { name: 'Fallback for {{1}}' }), 'guest');
    await userEvent.type(form.getByRole('textbox', { name: 'Text for {{2}}' }), 'Lakeview');
    await expect(await preview.findByText('Hello Meera, see you at Lakeview.')).toBeVisible();
    await userEvent.click(preview.getByRole('checkbox', { name: 'Show fallbacks' }));
    await expect(await preview.findByText('Hello guest, see you at Lakeview.')).toBeVisible();
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: /^Template/ }),
      'en review_request',
    );
    await expect(await form.findByText('Marketing needs consent')).toBeVisible();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Audience' }), 'Number');
    await userEvent.click(form.getByRole('button', { name: 'Add message' }));
    await expect(await form.findByText(/^Enter a number, for the audience/)).toBeVisible();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Audience' }), 'Owner');
    await userEvent.click(form.getByRole('button', { name: 'Add message' }));
    await expect(await row('See you soon')).toHaveTextContent(/Owner.*Draft/);
  },
};

export const BehaviourVariables: Story = {
  name: 'Behaviour: a save names all variables that could stay empty, and asks no fallback for the name of the institute',
  play: async () => {
    const form = await newReminder();
    const first = await form.findByRole('combobox', { name: '{{1}}' });
    await userEvent.selectOptions(first, 'guest.firstName');
    await userEvent.click(form.getByRole('button', { name: 'Add message' }));
    await expect(
      await form.findByText('Enter a text or a fallback for {{1}} and {{2}}.'),
    ).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Fallback for {{1}}' })).toBeInvalid();
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: '{{2}}' }),
      'institution.name',
    );
    await userEvent.type(form.getByRole('textbox', { name: 'Fallback for {{1}}' }), 'guest');
    await userEvent.click(form.getByRole('button', { name: 'Add message' }));
    await expect(await row('See you soon')).toHaveTextContent(/Draft/);
  },
};

export const BehaviourActivate: Story = {
  name: 'Behaviour: a message says why it can’t be activated, is deactivated with Undo, and deleted after a question',
  play: async () => {
    await row('Thank you');
    await userEvent.click(await screen.findByRole('button', { name: 'More for Thank you' }));
    const item = await screen.findByRole('menuitem', { name: /^Activate/ });
    await expect(item).toHaveAccessibleDescription(/Choose a template first/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'More for Arrival reminder' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    await waitFor(async () => expect(await row('Arrival reminder')).toHaveTextContent('Inactive'));
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'More for Arrival reminder' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    const question = await screen.findByRole('alertdialog', { name: /^Delete Arrival reminder/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete message' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Arrival reminder/ })).toBeNull());
  },
};

const copied = [
  aMessage(),
  aMessage({ _id: '63'.repeat(12), name: 'Receipt', event: 'receiptShare', trigger: 'Immediate' }),
];
const heron = anInstitute({
  ...{ _id: 'b'.repeat(24), name: 'Heron House', code: 'HERON' },
  currentSubscription: lakeview.currentSubscription && {
    ...lakeview.currentSubscription,
    entitlements: ['whatsappShare'],
  },
});

export const BehaviourCopy: Story = {
  name: 'Behaviour: messages are copied to another institute as drafts, and it lists what is skipped',
  args: {
    institutes: [lakeview, heron],
    overrides: {
      'whatsapp.list': ({ input }) => pageOf(input.institution?.includes(heron._id) ? [] : copied),
    },
  },
  play: async () => {
    await row('Arrival reminder');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy to institute' }));
    const dialog = await dialogNamed('Copy to another institute');
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Institute' }));
    await userEvent.click(await screen.findByRole('option', { name: /Heron House/ }));
    await expect(
      await dialog.findByText(/1 can’t change: the plan of Heron House sends none by itself/),
    ).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Copy 1 message' }));
    await textShown('1 message copied to Heron House as drafts.');
  },
};

export const BehaviourStarters: Story = {
  name: 'Behaviour: an institute without messages begins with six drafts, with templates of their names',
  args: { messages: [] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add six starter drafts' }));
    await expect(await row('Payment reminder')).toHaveTextContent(/2 days before, at 10:00.*Draft/);
    await expect(await row('Arrival reminder')).toHaveTextContent(/arrival_reminder/);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(7));
  },
};
