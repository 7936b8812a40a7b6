import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../../testing/console-story.tsx';
import { dialogNamed, noDialog, textShown } from '../../../testing/dialogs.ts';
import { someInstitutes } from '../../../testing/institutes.ts';
import { someUsers } from '../../../testing/users.ts';

const institutes = someInstitutes(3);
const [malabar, pichola] = institutes;
const meera = someUsers[1];
if (!malabar || !pichola || !meera) throw new Error('There are three, and two.');

const meta = {
  title: 'Console/Institutes/Account manager',
  component: ConsoleStory,
  args: { history: ['/all-institutes'], institutes },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourMany: Story = {
  name: 'Behaviour: many institutes get an account manager of the platform, found by name',
  play: async ({ canvas }) => {
    for (const { name } of [malabar, pichola]) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    }
    const bar = within(await canvas.findByRole('group', { name: 'Selection' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Change account manager' }));
    const dialog = await dialogNamed('Change account manager');
    await userEvent.click(dialog.getByRole('button', { name: 'Change account manager' }));
    await expect(await dialog.findByText('Choose who looks after them.')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Account manager' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.click(screen.getByRole('option', { name: /Meera Lakhani/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Change 2 institutes' }));
    await textShown('2 institutes looked after by Meera Lakhani.');
    await noDialog();
  },
};

export const BehaviourOne: Story = {
  name: 'Behaviour: the form and the review of an institute name its account manager, who can be cleared',
  args: {
    institutes: [
      {
        ...malabar,
        accountManager: {
          _id: meera._id,
          name: 'Meera Lakhani',
          email: meera.email,
          phone: meera.phone,
        },
      },
      pichola,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${malabar.name}` }));
    const form = await dialogNamed(`Edit ${malabar.name}`);
    const field = await form.findByRole('combobox', { name: /^Account manager/ });
    await expect(field).toHaveValue('Meera Lakhani');
    await userEvent.click(form.getByRole('button', { name: /^Clear/ }));
    await userEvent.click(await form.findByRole('button', { name: 'Review' }));
    const review = within(await form.findByRole('table'));
    await expect(await review.findByText('Meera Lakhani')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /^Save/ }));
    await noDialog();
  },
};
