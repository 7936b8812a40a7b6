import { OWNER } from '@booking/api-client/facts';
import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { dialogNamed, textShown } from '../../testing/dialogs.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { listedUsers, someone } from '../../testing/listed-users.ts';
import { button, expectReason, row } from '../../testing/rows.ts';
import { aUser } from '../../testing/users.ts';
import { allUsersStories } from '../../testing/users-list.ts';

const place = anInstitute();
const owner = aUser({ role: OWNER, template: 'Tours & Travels' });
const manager = aUser({ role: 'Manager', template: 'Tours & Travels' });

const meta = {
  ...allUsersStories,
  title: 'Console/Users',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await row('Ravi Iyer')).toHaveTextContent('Active');
    await expect(await row('Mina Das')).toHaveTextContent('Never');
    await expect(await row('Dev Rao')).toHaveTextContent('Locked');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await expect(await screen.findByText('Mina Das')).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark', viewport: { value: 'w1024' } } };

export const StatesNothingYet: Story = {
  args: { users: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users yet')).toBeVisible();
    await expect(canvas.getByText(/Invite the owner first/)).toBeVisible();
  },
};

export const StatesNoMatch: Story = {
  args: { history: ['/all-users?status=Inactive&role=Viewer'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No users match/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await row('Ravi Iyer')).toBeVisible();
  },
};

export const StatesFailed: Story = {
  args: { overrides: { 'user.list': () => failure('UNAVAILABLE') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Couldn’t load/)).toBeVisible();
  },
};

export const StatesForbidden: Story = {
  name: 'States: not for roles that may not read users',
  args: { user: aUser({ role: 'Viewer', template: 'Tours & Travels' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to this page")).toBeVisible();
  },
};

export const StatesTeam: Story = {
  name: 'States: an owner sees their own people, without the columns of the platform',
  args: { user: owner },
  play: async ({ canvas }) => {
    await row('Mina Das');
    await expect(canvas.getByRole('heading', { name: /^Your team/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Your team/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByRole('columnheader', { name: 'Institute' })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: /Platform staff/ })).toBeNull();
  },
};

const suspended = owner.institution && { ...owner.institution, status: 'Suspended' };

export const StatesReadOnly: Story = {
  name: 'States: the owner of a suspended institute sees their people, and why nothing can be changed',
  args: {
    user: { ...owner, institution: suspended },
    users: [someone({ ...listedUsers[0], institution: suspended })],
  },
  play: async () => {
    await row('Ravi Iyer');
    const reason = 'Saffron Trails Travels is suspended, so it’s read-only.';
    await expect(await button('Add user')).toHaveAccessibleDescription(reason);
    await expect(await button('Edit Ravi Iyer')).toHaveAccessibleDescription(reason);
  },
};

export const StatesFull: Story = {
  name: 'States: an institute with as many users as its plan includes',
  args: {
    user: owner,
    overrides: { 'institution.get': () => anInstitute({ seats: { used: 2, max: 2 } }) },
  },
  play: async () => {
    await waitFor(async () =>
      expect(await button('Add user')).toHaveAccessibleDescription(
        'Standard Plan includes 2 users. Deactivate one, or change the plan.',
      ),
    );
  },
};

export const StatesGates: Story = {
  name: 'States: actions that are refused say why',
  args: { history: ['/all-users?sort=name'] },
  play: async () => {
    await row('Anjali Menon');
    await expectReason('Anjali Menon', /^Deactivate/, /You can’t deactivate your own account/);
    await expectReason('Anjali Menon', /^Set password/, /Change your own password in your profile/);
  },
};

export const StatesManager: Story = {
  name: 'States: a manager changes no owner, and deactivates no one',
  args: { user: manager },
  play: async () => {
    await row('Asha Mehta');
    await expect(await button('Edit Asha Mehta')).toHaveAccessibleDescription(
      'You can’t change someone with more permissions than you have.',
    );
    await expectReason('Ravi Iyer', /^Deactivate/, /You don’t have permission to deactivate users/);
  },
};

export const BehaviourInvite: Story = {
  name: 'Behaviour: someone is invited to an institute, with a role of its template',
  args: { institutes: [place] },
  play: async () => {
    await row('Ravi Iyer');
    await userEvent.keyboard('n');
    const form = await dialogNamed('Add user');
    const field = (name: RegExp) => form.findByRole('textbox', { name });
    await userEvent.type(await field(/^First name/), 'Ila');
    await userEvent.type(await field(/^Last name/), 'Rathore');
    await userEvent.type(await field(/^Email/), 'ila@lake.example');
    const role = await form.findByRole('combobox', { name: /^Role/ });
    await expect(within(role).getByRole('option', { name: 'Super Admin' })).toBeInTheDocument();
    await userEvent.type(await form.findByRole('combobox', { name: /^Institute/ }), 'lake');
    await userEvent.click(await screen.findByRole('option', { name: /^Lakeview Residency/ }));
    await within(role).findByRole('option', { name: 'Housekeeping' });
    await expect(within(role).queryByRole('option', { name: 'Super Admin' })).toBeNull();
    await userEvent.selectOptions(role, 'Front Desk');
    await userEvent.click(form.getByRole('button', { name: 'Add user' }));
    await textShown('Ila Rathore added. Invitation sent.');
    await expect(await row('Ila Rathore')).toHaveTextContent('Invited');
  },
};

export const StatesForm: Story = {
  name: 'States: a new user, with errors in its fields',
  play: async () => {
    await userEvent.click(await button('Add user'));
    const form = await dialogNamed('Add user');
    await userEvent.click(await form.findByRole('button', { name: 'Add user' }));
    // The last name is optional, and three errors are too few for a summary of them.
    for (const text of ['Enter a first name.', 'Enter an email address.', 'Choose a role.'])
      await expect(await form.findByText(text)).toBeVisible();
  },
};

export const BehaviourTaken: Story = {
  name: 'Behaviour: a known email address is named in its field, and nothing typed is lost',
  args: { user: { ...owner } },
  play: async () => {
    await userEvent.click(await button('Add user'));
    const form = await dialogNamed('Add user');
    const field = (name: RegExp) => form.findByRole('textbox', { name });
    await userEvent.type(await field(/^First name/), 'Mina');
    await userEvent.type(await field(/^Last name/), 'Das');
    await userEvent.type(await field(/^Email/), 'mina@lake.example');
    await userEvent.selectOptions(await form.findByRole('combobox', { name: /^Role/ }), 'Staff');
    await userEvent.click(form.getByRole('button', { name: 'Add user' }));
    await waitFor(async () =>
      expect(await field(/^Email/)).toHaveAccessibleDescription(/already in use/),
    );
    await expect(await field(/^First name/)).toHaveValue('Mina');
  },
};

export const BehaviourPalette: Story = {
  name: 'Behaviour: the palette does not replace a form with changes unasked',
  play: async () => {
    await row('Ravi Iyer');
    await userEvent.click(await button('Edit Ravi Iyer'));
    const form = await dialogNamed('Edit Ravi Iyer');
    await userEvent.type(await form.findByRole('textbox', { name: /^First name/ }), 'ndra');
    const add = async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await screen.findByRole('dialog', { name: /^Search pages/ });
      await userEvent.keyboard('add user');
      await screen.findByRole('option', { name: 'Add user' });
      await userEvent.keyboard('{Enter}');
      return dialogNamed('Discard changes?');
    };
    await userEvent.click((await add()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Discard changes?')).toBeNull());
    await expect(form.getByRole('textbox', { name: /^First name/ })).toHaveValue('Ravindra');
    await userEvent.click((await add()).getByRole('button', { name: 'Discard' }));
    const nextForm = await dialogNamed('Add user');
    await expect(await nextForm.findByRole('textbox', { name: /^First name/ })).toHaveValue('');
  },
};

export const BehaviourOfInstitute: Story = {
  name: 'Behaviour: the users of one institute, by its address, with its name in the filter',
  args: {
    history: [`/all-users?institution=${place._id}`],
    institutes: [place],
    users: [
      someone({
        ...listedUsers[0],
        institution: { ...place, status: 'Active', template: place.template },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await row('Ravi Iyer');
    await expect(
      await canvas.findByRole('button', { name: /Institute.*Lakeview Residency/ }),
    ).toBeVisible();
    await userEvent.keyboard('n');
    const form = await dialogNamed('Add user');
    await waitFor(async () =>
      expect(await form.findByRole('combobox', { name: /^Institute/ })).toHaveValue(
        'Lakeview Residency',
      ),
    );
  },
};
