import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { textShown } from '../../testing/dialogs.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { roleCalls, someRoles } from '../../testing/roles.ts';
import { aUser } from '../../testing/users.ts';

const owner = aUser({ role: 'Owner', template: 'Tours & Travels' });
if (!owner.institution) throw new Error('An owner has an institute.');
const { institution } = owner;
const institute = anInstitute({
  _id: institution._id,
  name: institution.name,
  template: institution.template,
});

const meta = {
  title: 'Console/Permissions',
  component: ConsoleStory,
  args: {
    user: owner,
    institutes: [institute],
    history: [`/all-institutes/${institution._id}/settings/permissions`],
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component: 'What the roles of one institute may do otherwise than those of its template.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (name: string) => screen.findByRole('checkbox', { name });

export const Default: Story = {
  play: async () => {
    const own = await cell('View passengers, Owner');
    await expect(own).toHaveAttribute('aria-disabled', 'true');
    await expect(own).toHaveAccessibleDescription(/You can’t change your own role/);
    await expect(await cell('View passengers, Staff')).toBeChecked();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await screen.findByRole('combobox', { name: 'Role' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark', viewport: { value: 'w1024' } } };

export const StatesFailed: Story = {
  name: 'States: the permissions can’t be loaded',
  args: { overrides: { 'rolePermission.list': () => failure('INTERNAL') } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load permissions')).toBeVisible();
  },
};

export const BehaviourOverride: Story = {
  name: 'Behaviour: a cell of its own is marked, kept, and reset to the template',
  args: { overrides: roleCalls(someRoles.map((role) => ({ ...role, overrides: 3 }))) },
  play: async () => {
    // How many other institutes have changed a role is said beside the template's roles alone.
    await expect(await screen.findAllByText(/^\d+ users?$/)).not.toHaveLength(0);
    await userEvent.click(await cell('Give discounts, Staff'));
    const note = /Granted here, not by the template/;
    await expect(await cell('Give discounts, Staff')).toHaveAccessibleDescription(note);
    await userEvent.click(screen.getByRole('button', { name: 'Save permissions' }));
    await textShown('Permissions saved. They apply immediately.');
    await waitFor(() => expect(screen.getByText('No changes')).toBeVisible());
    await expect(await cell('Give discounts, Staff')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Reset to template' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Staff' }));
    await expect(await cell('Give discounts, Staff')).not.toBeChecked();
    await expect(screen.getByText('1 change')).toBeVisible();
  },
};
