import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed } from '../../testing/dialogs.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { row } from '../../testing/rows.ts';
import { aUser } from '../../testing/users.ts';

const meta = {
  title: 'Console/Audit log',
  component: ConsoleStory,
  args: { history: ['/bkbtr-settings/audit-log'] },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const FIRST = 'Changed: Institute Lakeview Residency';

export const Default: Story = {
  play: async () => {
    await expect(await row(FIRST)).toBeVisible();
    await expect(await row('Added: Account entry Plus, November 2026')).toBeVisible();
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'w390' } } };

export const BehaviourBeforeAndAfter: Story = {
  name: 'Behaviour: an entry says what was and what is',
  play: async () => {
    await userEvent.click(within(await row(FIRST)).getByRole('link', { name: new RegExp(FIRST) }));
    const entry = await dialogNamed(FIRST);
    await expect(await entry.findByText('Lakeview Rooms')).toBeVisible();
    await expect(entry.getByText('192.0.2.7')).toBeVisible();
    await expect(entry.getByText('institution.update')).toBeVisible();
  },
};

export const BehaviourSecrets: Story = {
  name: 'Behaviour: of a password it says only that it changed',
  args: { history: [`/bkbtr-settings/audit-log?open=${'d'.repeat(24)}`] },
  play: async () => {
    const entry = await dialogNamed('Changed: User Anjali Menon');
    await expect(await entry.findByText('Changed. The values aren’t recorded.')).toBeVisible();
  },
};

export const BehaviourActivity: Story = {
  name: 'Behaviour: the activity of an institute has its entries alone',
  args: { history: [`/all-institutes/${anInstitute()._id}/activity`] },
  play: async ({ canvas }) => {
    await expect(await row(FIRST)).toBeVisible();
    await expect(canvas.queryByText('Changed: User Anjali Menon')).toBeNull();
  },
};

export const BehaviourHistory: Story = {
  name: 'Behaviour: a record shows its history once it is opened',
  args: { history: [`/all-otas?open=${'7'.repeat(24)}`] },
  play: async () => {
    const ota = await dialogNamed('Lagoon Stays');
    await userEvent.click(await ota.findByRole('button', { name: 'History' }));
    await expect(await ota.findByText('Lagoon Rooms')).toBeVisible();
  },
};

export const StatesNothingYet: Story = {
  args: { auditEntries: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activity yet')).toBeVisible();
  },
};

export const StatesFailed: Story = {
  args: { overrides: { 'audit.list': () => failure('INTERNAL') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const StatesForbidden: Story = {
  name: 'States: not for users of an institute',
  args: { user: aUser({ role: 'Owner', template: 'Tours & Travels' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to this page")).toBeVisible();
  },
};
