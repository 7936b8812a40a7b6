import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { setRegion } from '../../region/region.ts';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed, noDialog, openDialogs, textShown } from '../../testing/dialogs.ts';
import { roleCalls, someRoles } from '../../testing/roles.ts';
import { superAdmin } from '../../testing/users.ts';

const meta = {
  title: 'Console/Roles',
  component: ConsoleStory,
  args: { history: ['/roles'] },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The roles of each template and what they may do. Institutes inherit them; a change holds from the next ' +
          'request of everyone who has the role.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;

async function fromMenu(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More about roles' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
type Story = StoryObj<typeof meta>;

const cell = (name: string) => screen.findByRole('checkbox', { name });
const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save permissions' }));

const middleOf = (element: HTMLElement) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

export const Default: Story = {
  play: async () => {
    await expect(await cell('Change guests, Front Desk')).toBeChecked();
    await expect(await cell('Change guests, Viewer')).not.toBeChecked();
    // The column of the platform is whole, and stays so.
    await expect(await cell('Change guests, Super Admin')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Owner');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    // The tools are one line: the search, and the rest behind a button.
    const search = screen.getByRole('searchbox', { name: 'Find a permission' });
    const view = screen.getByRole('button', { name: 'View' });
    await expect(middleOf(view)).toBeCloseTo(middleOf(search), 0);
    await userEvent.click(view);
    const tools = within(await screen.findByRole('dialog', { name: 'View' }));
    await userEvent.click(tools.getByRole('switch', { name: 'Only differences' }));
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('button', { name: 'View (1)' })).toHaveFocus();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark', viewport: { value: 'w1024' } } };

export const StatesFailed: Story = {
  name: 'States: the roles can’t be loaded',
  args: { overrides: { 'rolePermission.list': () => failure('INTERNAL') } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load roles')).toBeVisible();
  },
};

export const StatesReadOnly: Story = {
  name: 'States: without permission it is read-only, and says why',
  args: {
    user: {
      ...superAdmin,
      permissions: superAdmin.permissions.filter(
        (permission) => permission !== 'rolePermission.update',
      ),
    },
  },
  play: async () => {
    await expect(await cell('Change guests, Viewer')).toHaveAttribute('aria-disabled', 'true');
    await expect(
      screen.getByText('You don’t have permission to change roles and permissions.'),
    ).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Save permissions' })).toBeNull();
  },
};

export const StatesEmpty: Story = {
  name: 'States: a template without roles gets those of Hospitality',
  args: {
    history: ['/roles'],
    overrides: roleCalls(someRoles.filter(({ template }) => template.name !== 'Hospitality')),
  },
  play: async () => {
    await expect(await screen.findByText('No roles yet')).toBeVisible();
    await expect(
      await screen.findByRole('button', { name: 'Copy roles from Hospitality' }),
    ).toBeVisible();
  },
};

export const BehaviourImpact: Story = {
  name: 'Behaviour: what a role loses is confirmed with the names of its users; needs follow',
  play: async () => {
    await userEvent.click(await cell('View users, Manager'));
    await textShown('Also removed: Add users and Change users.');
    await expect(await cell('Change users, Manager')).not.toBeChecked();
    await save();
    const asked = await dialogNamed('Remove permissions?');
    await expect(
      await asked.findByText(/^Ravi Lakshman \(Manager\) loses “view users”/),
    ).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Save permissions' }));
    await textShown('Permissions saved. They apply immediately.');
    await noDialog();
    await waitFor(() => expect(screen.getByText('No changes')).toBeVisible());
  },
};

export const BehaviourTools: Story = {
  name: 'Behaviour: search, comparison, differences, and reset to the default',
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'refund');
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: 'View guests, Owner' })).toBeNull(),
    );
    await userEvent.click(await cell('Refund payments, Front Desk'));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('switch', { name: 'Only differences' }));
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: 'View guests, Owner' })).toBeNull(),
    );
    await expect(await cell('Refund payments, Front Desk')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Reset to default' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Front Desk' }));
    await expect(await screen.findByText('No permissions match')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Only differences' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Compare' }), 'Viewer');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'with' }), 'Owner');
    await expect(await cell('Refund payments, Viewer')).not.toBeChecked();
    await expect(screen.queryByRole('checkbox', { name: 'View guests, Owner' })).toBeNull();
    await expect(screen.queryByRole('checkbox', { name: /, Manager$/ })).toBeNull();
  },
};

export const BehaviourQuestions: Story = {
  name: 'Behaviour: view as a role, and who can',
  play: async () => {
    await cell('View guests, Owner');
    await userEvent.click(screen.getByRole('button', { name: 'View as role' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Manager' }));
    const view = await dialogNamed('Viewing as Manager');
    const links = within(view.getByRole('region', { name: 'Sidebar' }));
    await expect(links.getByText('Your team')).toBeVisible();
    await expect(links.queryByText('Subscriptions')).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    await noDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Who can…?' }));
    const who = await dialogNamed('Who can…?');
    await userEvent.click(who.getByRole('combobox', { name: 'Permission' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Add users' }));
    await expect(await who.findByText('Roles: Owner, Manager')).toBeVisible();
    await expect(await who.findByText('Ravi Lakshman')).toBeVisible();
  },
};

export const BehaviourManage: Story = {
  name: 'Behaviour: a role is added with the permissions of another, and deleted; Owner stays',
  play: async () => {
    await cell('View guests, Owner');
    await userEvent.click(screen.getByRole('button', { name: 'Add role' }));
    const add = await dialogNamed('Add role');
    await userEvent.type(add.getByLabelText('Name'), 'Night Porter');
    await userEvent.selectOptions(add.getByLabelText('Copy permissions from'), 'Viewer');
    await userEvent.click(add.getByRole('button', { name: 'Add role' }));
    await noDialog();
    await expect(await cell('View guests, Night Porter')).toBeChecked();
    await fromMenu('Manage roles');
    const manage = await dialogNamed('Hospitality roles');
    await expect(manage.getByRole('button', { name: 'Delete Owner' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(manage.getByRole('button', { name: 'Delete Night Porter' }));
    const asked = await dialogNamed('Delete Night Porter?');
    await userEvent.click(asked.getByRole('button', { name: 'Delete role' }));
    await waitFor(() => expect(manage.queryByText('Night Porter')).toBeNull());
  },
};

export const BehaviourUnsavedRole: Story = {
  name: 'Behaviour: a new role that is closed with Escape is asked about',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add role' }));
    const dialog = await dialogNamed('Add role');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Night Porter');
    await userEvent.keyboard('{Escape}');
    const question = await dialogNamed('Discard changes?');
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(openDialogs()).toHaveLength(1));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Night Porter');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await noDialog();
  },
};

export const BehaviourKeysOff: Story = {
  name: 'Behaviour: the search has no key while single-key shortcuts are off',
  args: { user: { ...superAdmin, preferences: { shortcuts: false } } },
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: 'Find a permission' });
    await expect(search).not.toHaveAttribute('aria-keyshortcuts');
    await userEvent.keyboard('/');
    await expect(search).not.toHaveFocus();
  },
};

const link = (name: RegExp) => screen.findByRole('link', { name });

async function openProfile() {
  await userEvent.click(await screen.findByRole('button', { name: /Anjali Menon/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Your profile' }));
  return dialogNamed('Your profile');
}

export const BehaviourProfile: Story = {
  name: 'Behaviour: the profile is opened and closed over unsaved permissions, which are asked about after it too',
  play: async () => {
    await userEvent.click(await cell('Change guests, Viewer'));
    await openProfile();
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await userEvent.click(await link(/^Users/));
    const question = await dialogNamed('Discard changes?');
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await noDialog();
    await expect(await cell('Change guests, Viewer')).toBeChecked();
  },
};

export const BehaviourRegion: Story = {
  name: 'Behaviour: another format of dates, saved in the profile, leaves unsaved permissions',
  beforeEach: () => () => setRegion({ locale: null, timezone: null }),
  play: async () => {
    await userEvent.click(await cell('Change guests, Viewer'));
    const profile = await openProfile();
    const formats = await profile.findByRole('combobox', { name: 'Language and region' });
    await userEvent.selectOptions(formats, 'English (United States)');
    await userEvent.click(profile.getByRole('button', { name: 'Save changes' }));
    await textShown('Details saved.');
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await expect(await cell('Change guests, Viewer')).toBeChecked();
    await expect(screen.getByText('1 change')).toBeVisible();
  },
};

export const BehaviourPlatformRoles: Story = {
  name: 'Behaviour: the roles of platform staff are listed, with what they may do',
  play: async () => {
    await fromMenu('Platform roles');
    const dialog = await dialogNamed('Platform roles');
    await expect(dialog.getByText('Platform Support')).toBeVisible();
    await expect(dialog.getByText(/Signs in as a user to look/)).toBeVisible();
  },
};
