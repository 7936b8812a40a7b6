import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed, textShown } from '../../testing/dialogs.ts';
import { button } from '../../testing/rows.ts';
import { bkbtrSetting, mockSettings } from '../../testing/settings.ts';
import { aUser, justSignedIn } from '../../testing/users.ts';

const meta = {
  title: 'Console/Settings',
  component: ConsoleStory,
  args: { history: ['/bkbtr-settings'] },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component: 'The settings of the platform’s own business. Each section is saved alone.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByRole('textbox', { name });

async function retype(name: string, text: string, role = 'textbox'): Promise<void> {
  const control = await screen.findByRole(role, { name });
  await userEvent.clear(control);
  await userEvent.type(control, text);
}

export const Default: Story = {
  play: async () => {
    await expect(await field('Legal name')).toHaveValue('Booking Desk');
    await expect(await screen.findByRole('link', { name: 'Company' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const sections = await screen.findByRole('combobox', { name: 'Section' });
    await userEvent.selectOptions(sections, 'Security');
    await screen.findByRole('heading', { name: 'Security' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const StatesFailed: Story = {
  name: 'States: settings that could not be loaded',
  args: { overrides: { 'bkbtrSetting.get': () => failure('INTERNAL') } },
  play: async () => {
    await screen.findByText('Couldn’t load settings');
    await button('Try again');
  },
};

export const StatesNoPermission: Story = {
  name: 'States: a user of an institute',
  args: { user: aUser({ role: 'Owner', template: 'Tours & Travels' }) },
  play: async () => {
    await expect(await screen.findByText("You don't have access to this page")).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Settings', current: 'page' })).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'Company' })).toBeNull();
  },
};

export const BehaviourLegalDate: Story = {
  name: 'Behaviour: a legal date is chosen as a day, and stored as it is printed',
  args: { history: ['/bkbtr-settings?section=legal'] },
  play: async () => {
    const date = await field('Privacy policy');
    await waitFor(() => expect(date).toHaveAccessibleDescription('Printed as “June 2024”.'));
    await userEvent.type(date, '9 Nov 2026{Tab}');
    await waitFor(() => expect(date).toHaveAccessibleDescription('Printed as “9 November 2026”.'));
    await userEvent.click(await button('Save changes'));
    await textShown('Legal dates saved.');
    await expect(date).toHaveAccessibleDescription('Printed as “9 November 2026”.');
  },
};

export const BehaviourDiff: Story = {
  name: 'Behaviour: a section is saved alone, after a look at its changes',
  args: { history: ['/bkbtr-settings?section=billing'] },
  play: async () => {
    await retype('Grace days', '10', 'spinbutton');
    await userEvent.tab();
    await screen.findByText('1 change');
    await userEvent.click(await button('Review'));
    const bar = within(await screen.findByRole('table'));
    await expect(bar.getByText('Grace days')).toBeVisible();
    await userEvent.click(await button('Save changes'));
    await textShown('Billing saved.');
    await screen.findByText('No changes');
  },
};

export const BehaviourPapers: Story = {
  name: 'Behaviour: a format of numbers that is no good is refused beside its field',
  args: { history: ['/bkbtr-settings?section=papers'] },
  play: async () => {
    await retype('Invoice numbers', 'INV');
    await userEvent.tab();
    await userEvent.click(await button('Save changes'));
    await textShown(/^End with \{number\}/);
    const series = await field('Invoice numbers');
    await expect(series).toBeInvalid();
    await userEvent.clear(series);
    // A brace begins the name of a key.
    await userEvent.type(series, 'BD-{{number}');
    await userEvent.click(await button('Save changes'));
    await textShown('Invoices and receipts saved.');
  },
};

export const BehaviourNotices: Story = {
  name: 'Behaviour: a notice is switched off, and its days go with it',
  args: { history: ['/bkbtr-settings?section=notices'] },
  play: async () => {
    const days = await screen.findByRole('spinbutton', { name: 'Days after the due date' });
    await expect(days).toHaveValue('3');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send “Past due”' }));
    await waitFor(() => expect(days).not.toBeVisible());
    await retype('Days from the second reminder to the due date', '9', 'spinbutton');
    await userEvent.tab();
    await userEvent.click(await button('Save changes'));
    await textShown(/^The second reminder comes after the first/);
    await retype('Days from the second reminder to the due date', '2', 'spinbutton');
    await userEvent.tab();
    await userEvent.click(await button('Save changes'));
    await textShown('Notices saved.');
  },
};

export const BehaviourLeave: Story = {
  name: 'Behaviour: another section asks before changes are dropped',
  play: async () => {
    await retype('Legal name', 'Booking Desk Private Limited');
    await userEvent.click(await screen.findByRole('link', { name: 'Billing' }));
    const question = await dialogNamed('Discard changes?');
    await userEvent.click(await question.findByRole('button', { name: 'Keep editing' }));
    await expect(await field('Legal name')).toHaveValue('Booking Desk Private Limited');
  },
};

export const BehaviourSecret: Story = {
  name: 'Behaviour: a secret is replaced or removed, and never shown',
  args: {
    history: ['/bkbtr-settings?section=messaging'],
    overrides: (() => {
      const settings = mockSettings({
        ...bkbtrSetting,
        messaging: {
          baseUrl: 'https://graph.example/v21.0',
          accountId: '1029384756',
          token: { hasValue: true, last4: '7f3a' },
        },
      });
      return {
        'bkbtrSetting.get': () => settings.read(),
        'bkbtrSetting.save': ({ input }) => settings.save(input),
      };
    })(),
  },
  play: async () => {
    const token = await screen.findByLabelText(/^Access token/);
    await expect(token).toHaveAccessibleDescription(/Ends in 7f3a/);
    await userEvent.type(token, 'EAAG-another-9c1d');
    await userEvent.click(await button('Save changes'));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Access token/)).toHaveAccessibleDescription(/Ends in 9c1d/),
    );
    await expect(screen.getByLabelText(/^Access token/)).toHaveValue('');
    await userEvent.click(await button('Remove it'));
    await userEvent.click(await button('Save changes'));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Access token/)).toHaveAccessibleDescription(/Not set/),
    );
  },
};

export const BehaviourConfirm: Story = {
  name: 'Behaviour: changes to security are confirmed by name',
  args: {
    history: ['/bkbtr-settings?section=security'],
    user: justSignedIn,
  },
  play: async () => {
    const empty = (value: string) => ({
      description: `Leave empty for the server default: ${value}.`,
    });
    await screen.findByRole('spinbutton', {
      name: /^Sign out after inactivity/,
      ...empty('60 min'),
    });
    await screen.findByRole('spinbutton', { name: /^Maximum session length/, ...empty('8 h') });
    await retype('Failed attempts before lockout', '4', 'spinbutton');
    await userEvent.tab();
    await userEvent.click(await button('Save changes'));
    const question = await dialogNamed('Save Security?');
    await userEvent.type(
      await question.findByRole('textbox', { name: 'Type the section’s name to confirm' }),
      'Security',
    );
    await userEvent.click(await question.findByRole('button', { name: 'Save changes' }));
    await textShown('Security saved.');
  },
};

export const BehaviourAnnouncement: Story = {
  name: 'Behaviour: an announcement stands above every page of its audience, until it is dismissed',
  args: { history: ['/bkbtr-settings?section=announcements'] },
  play: async () => {
    await userEvent.click(await button('Add announcement'));
    await userEvent.type(await field('Text'), 'Upgrade on Sunday at 22:00');
    await userEvent.click(await button('Save changes'));
    const shown = await screen.findByText('Upgrade on Sunday at 22:00', {
      selector: '.bk-banner *',
    });
    await expect(shown).toBeVisible();
    await userEvent.click(await button('Dismiss'));
    await waitFor(() => expect(shown).not.toBeVisible());
  },
};
