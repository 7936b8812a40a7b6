import { PLATFORM_BILLING } from '@booking/api-client/facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { dialogNamed, noDialog, textShown } from '../../testing/dialogs.ts';
import { listedUsers, someone } from '../../testing/listed-users.ts';
import { PASSWORD } from '../../testing/password.ts';
import { button, row } from '../../testing/rows.ts';
import { allUsersStories } from '../../testing/users-list.ts';

const meta = {
  ...allUsersStories,
  title: 'Console/Users',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourSuperAdmin: Story = {
  name: 'Behaviour: a Super Admin is added with the address typed and the password again',
  play: async () => {
    await userEvent.click(await button('Add user'));
    const form = await dialogNamed('Add user');
    const field = (name: RegExp) => form.findByRole('textbox', { name });
    await userEvent.type(await field(/^First name/), 'Ila');
    await userEvent.type(await field(/^Last name/), 'Rathore');
    await userEvent.type(await field(/^Email/), 'ila@booking.example');
    await userEvent.selectOptions(
      await form.findByRole('combobox', { name: /^Role/ }),
      'Super Admin',
    );
    await userEvent.click(form.getByRole('button', { name: 'Add user' }));
    const title = 'Make ila@booking.example a Super Admin?';
    const first = await dialogNamed(title);
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: title })).toBeNull());
    await expect(await field(/^First name/)).toHaveValue('Ila');

    await userEvent.click(await form.findByRole('button', { name: 'Add user' }));
    const question = await dialogNamed(title);
    await userEvent.type(
      await question.findByRole('textbox', { name: /^Type their email address/ }),
      'ila@booking.example',
    );
    await userEvent.type(await question.findByLabelText('Your password'), `${PASSWORD}{Enter}`);
    await textShown('Ila Rathore added. Invitation sent.');
    await noDialog();
  },
};

const biller = someone({
  _id: '5'.repeat(24),
  firstName: 'Tara',
  lastName: 'Bose',
  email: 'tara@booking.example',
  role: PLATFORM_BILLING,
  institution: null,
});

export const BehaviourPromoted: Story = {
  name: 'Behaviour: making someone of the platform a Super Admin asks for their address and the password too',
  args: { users: [...listedUsers, biller] },
  play: async () => {
    await row('Tara Bose');
    await userEvent.click(await button('Edit Tara Bose'));
    const form = await dialogNamed('Edit Tara Bose');
    const role = await form.findByRole('combobox', { name: /^Role/ });
    await userEvent.selectOptions(role, 'Super Admin');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    const question = await dialogNamed('Make tara@booking.example a Super Admin?');
    await userEvent.type(
      await question.findByRole('textbox', { name: /^Type their email address/ }),
      'tara@booking.example',
    );
    await userEvent.type(await question.findByLabelText('Your password'), `${PASSWORD}{Enter}`);
    await textShown('Changes to Tara Bose saved.');
    await noDialog();
  },
};
