import { OWNER, PLATFORM_BILLING } from '@booking/api-client/facts';
import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed, noDialog, textShown } from '../../testing/dialogs.ts';
import { listedUsers, someone } from '../../testing/listed-users.ts';
import { choose, expectReason, row } from '../../testing/rows.ts';
import { justSignedIn } from '../../testing/users.ts';

const meta = {
  title: 'Console/Users/Actions',
  component: ConsoleStory,
  args: { history: ['/all-users'], users: listedUsers },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourResend: Story = {
  name: 'Behaviour: an invitation is sent again, then waits a minute',
  play: async () => {
    await row('Mina Das');
    await choose('Mina Das', 'Resend invitation');
    await textShown('Invitation sent to Mina Das.');
    await expectReason(
      'Mina Das',
      /^Resend invitation/,
      /The last invitation was sent less than a minute ago/,
    );
  },
};

export const BehaviourUnlock: Story = {
  name: 'Behaviour: someone is unlocked at once',
  play: async () => {
    await row('Dev Rao');
    await choose('Dev Rao', 'Unlock');
    await textShown('Dev Rao can sign in again.');
    await waitFor(async () => expect(await row('Dev Rao')).toHaveTextContent('Active'));
  },
};

export const BehaviourPassword: Story = {
  name: 'Behaviour: a password is set after the effects are read, and checked as it is typed',
  play: async () => {
    await row('Mina Das');
    await choose('Mina Das', 'Set password…');
    const dialog = await dialogNamed('Set the password of Mina Das?');
    const set = await dialog.findByRole('button', { name: 'Set password' });
    await expect(await dialog.findByText('Their invitation stops working.')).toBeInTheDocument();
    await userEvent.click(set);
    await waitFor(() => expect(dialog.getByLabelText('New password')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('New password'), 'heron over the lake');
    await userEvent.type(dialog.getByLabelText('Confirm new password'), 'heron over the lake');
    await userEvent.click(set);
    await textShown('Password of Mina Das set.');
    await waitFor(async () => expect(await row('Mina Das')).toHaveTextContent('Active'));
  },
};

export const BehaviourSessions: Story = {
  name: 'Behaviour: the sessions of someone are seen and ended',
  play: async () => {
    await row('Ravi Iyer');
    await choose('Ravi Iyer', 'Sessions…');
    const dialog = await dialogNamed('Sessions of Ravi Iyer');
    await userEvent.click(
      await dialog.findByRole('button', { name: 'End the session on Safari on iOS' }),
    );
    await expect(await dialog.findByText('No sessions.')).toBeVisible();
  },
};

export const BehaviourSignInAs: Story = {
  name: 'Behaviour: someone of the platform acts as a user with a reason, and goes back',
  play: async ({ canvas }) => {
    await row('Ravi Iyer');
    await choose('Ravi Iyer', 'Sign in as…');
    const dialog = await dialogNamed('Sign in as Ravi Iyer?');
    const signIn = await dialog.findByRole('button', { name: 'Sign in' });
    await userEvent.click(signIn);
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.type(reason, 'They can’t find their rates.');
    await userEvent.click(signIn);
    await expect(await canvas.findByText('You’re signed in as Ravi Iyer')).toBeVisible();
    await expect(canvas.getByText(/You can look, not change anything/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to my account' }));
    await row('Dev Rao');
    await expect(canvas.queryByText('You’re signed in as Ravi Iyer')).toBeNull();
  },
};

export const BehaviourLostDevice: Story = {
  name: 'Behaviour: someone who has lost their device is let in with a reason',
  play: async () => {
    await row('Dev Rao');
    await choose('Dev Rao', 'Reset two-factor…');
    const dialog = await dialogNamed('Reset two-factor authentication of Dev Rao?');
    const reset = await dialog.findByRole('button', { name: 'Reset' });
    await userEvent.click(reset);
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toBeInvalid();
    await userEvent.type(reason, 'Their phone was stolen.');
    await userEvent.click(reset);
    await textShown('Two-factor authentication of Dev Rao reset.');
    await noDialog();
  },
};

export const BehaviourDeactivate: Story = {
  name: 'Behaviour: someone is deactivated after a question, and reactivated',
  play: async () => {
    await row('Ravi Iyer');
    await choose('Ravi Iyer', 'Deactivate…');
    const dialog = await dialogNamed('Deactivate Ravi Iyer?');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate user' }));
    await textShown('Ravi Iyer deactivated.');
    await noDialog();
    await waitFor(async () => expect(await row('Ravi Iyer')).toHaveTextContent('Inactive'));
    await choose('Ravi Iyer', 'Reactivate…');
    const back = await dialogNamed('Reactivate Ravi Iyer?');
    await userEvent.click(back.getByRole('button', { name: 'Reactivate user' }));
    await textShown('Ravi Iyer reactivated.');
  },
};

const lastOwner = someone({
  ...listedUsers[0],
  role: OWNER,
  firstName: 'Usha',
  lastName: 'Nair',
});

export const StatesLastOwner: Story = {
  name: 'States: the last owner of an active institute stays, and the dialog says why',
  args: { users: [lastOwner, ...listedUsers.slice(1)] },
  play: async () => {
    await row('Usha Nair');
    await choose('Usha Nair', 'Deactivate…');
    const dialog = await dialogNamed('Deactivate Usha Nair?');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Deactivate user' })).toHaveAccessibleDescription(
        'An active institute needs at least one active owner.',
      ),
    );
  },
};

export const StatesRefused: Story = {
  name: 'States: what the server refuses shows in the dialog, which stays open',
  args: {
    overrides: {
      'user.update': () =>
        failure('BUSINESS_RULE', {
          message: 'The platform needs at least one active Super Admin.',
        }),
    },
  },
  play: async () => {
    await row('Ravi Iyer');
    await choose('Ravi Iyer', 'Deactivate…');
    const dialog = await dialogNamed('Deactivate Ravi Iyer?');
    await userEvent.click(await dialog.findByRole('button', { name: 'Deactivate user' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The platform needs at least one active Super Admin.',
    );
  },
};

async function selectAll() {
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Select all rows on this page' }),
  );
  return within(await screen.findByRole('group', { name: 'Selection' }));
}

export const BehaviourMany: Story = {
  name: 'Behaviour: many are deactivated, but oneself',
  play: async () => {
    await row('Ravi Iyer');
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }));
    const dialog = await dialogNamed('Deactivate users');
    await expect(
      await dialog.findByText(
        '1 can’t change: you can’t deactivate your own account (Anjali Menon).',
      ),
    ).toBeInTheDocument();
    await userEvent.click(await dialog.findByRole('button', { name: 'Deactivate 3 users' }));
    await textShown('3 users deactivated.');
  },
};

export const BehaviourInviteMany: Story = {
  name: 'Behaviour: many invitations are sent again, to who has no password yet',
  args: {
    users: listedUsers.map((user) => ({ ...user, invitedAt: '2026-01-05T04:30:00.000Z' })),
  },
  play: async () => {
    await row('Ravi Iyer');
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Resend invitation' }));
    const dialog = await dialogNamed('Resend invitations');
    await expect(
      await dialog.findByText(/^4 can’t change: they have a password already/),
    ).toBeInTheDocument();
    await userEvent.click(await dialog.findByRole('button', { name: 'Invite 1 user' }));
    await textShown('1 user invited again.');
  },
};

export const BehaviourRoles: Story = {
  name: 'Behaviour: many of one template get another role',
  play: async () => {
    await row('Ravi Iyer');
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Change role' }));
    const dialog = await dialogNamed('Change role');
    const viewer = await dialog.findByRole('option', { name: 'Viewer' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'New role' }), viewer);
    await expect(
      await dialog.findByText('1 can’t change: they belong to another template (Anjali Menon).'),
    ).toBeInTheDocument();
    await userEvent.click(await dialog.findByRole('button', { name: 'Change role of 4 users' }));
    await textShown('4 users now have the role Viewer.');
  },
};

const billers = ['5', '6'].map((digit) =>
  someone({
    _id: digit.repeat(24),
    firstName: `Tara ${digit}`,
    lastName: 'Bose',
    email: `tara${digit}@booking.example`,
    role: PLATFORM_BILLING,
    institution: null,
  }),
);

export const BehaviourPromoted: Story = {
  name: 'Behaviour: making many Super Admins asks for their number typed',
  args: { users: billers, user: justSignedIn },
  play: async () => {
    await row('Tara 5 Bose');
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Change role' }));
    const dialog = await dialogNamed('Change role');
    const role = await dialog.findByRole('combobox', { name: 'New role' });
    await userEvent.selectOptions(role, await dialog.findByRole('option', { name: 'Super Admin' }));
    await expect(
      await dialog.findByText('They can see and change everything on the platform.'),
    ).toBeInTheDocument();
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Type the number/ }), '2');
    await userEvent.click(await dialog.findByRole('button', { name: 'Change role of 2 users' }));
    await textShown('2 users now have the role Super Admin.');
  },
};

export const BehaviourNoRole: Story = {
  name: 'Behaviour: without a role, the field says what is missing',
  play: async () => {
    await row('Ravi Iyer');
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Change role' }));
    const dialog = await dialogNamed('Change role');
    const role = await dialog.findByRole('combobox', { name: 'New role' });
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
    await expect(role).toHaveAccessibleDescription('Choose a role.');
    await expect(role).toHaveFocus();
  },
};

export const BehaviourRecent: Story = {
  name: 'Behaviour: the palette has the actions of the open user',
  args: { user: justSignedIn },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: /Ravi Iyer/ }));
    await dialogNamed('Ravi Iyer');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'ravi');
    await userEvent.click(await screen.findByRole('option', { name: /Deactivate Ravi Iyer/ }));
    await dialogNamed('Deactivate Ravi Iyer?');
  },
};
