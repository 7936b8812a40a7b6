import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './password-field.tsx';
import '../testing/sheet.css';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
  parameters: {
    docs: {
      description: {
        component:
          'A secret. Paste and password managers work, the eye shows what was typed, and a line under the field says ' +
          'when Caps Lock is on. Not for one-time codes or card numbers. Keyboard: Tab goes from the text to the eye, ' +
          'Space or Enter turns it.',
      },
    },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesLarge: Story = {
  name: 'Features: large, with a link beside the label',
  args: { size: 'lg', labelEnd: <a href="#forgot">Forgot password?</a> },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <PasswordField {...args} label="Filled" defaultValue="lit window" />
      <PasswordField {...args} label="With a hint" hint="12 characters or more" />
      <PasswordField {...args} label="Wrong" error="Enter your password." />
      <PasswordField {...args} label="Disabled" disabled defaultValue="lit window" />
    </div>
  ),
};

export const BehaviourShow: Story = {
  name: 'Behaviour: the eye shows and hides the text and keeps it',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'lit window');
    await expect(field).toHaveAttribute('type', 'password');

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();

    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('lit window');
  },
};

export const BehaviourCapsLock: Story = {
  name: 'Behaviour: says that Caps Lock is on, until the focus leaves',
  args: { hint: '12 characters or more' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.keyboard('{CapsLock}A');
    await expect(field).toHaveAccessibleDescription('Caps Lock is on.');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('12 characters or more');
  },
};

export const BehaviourPaste: Story = {
  name: 'Behaviour: takes a pasted password',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.paste('lit window at dusk');
    await expect(field).toHaveValue('lit window at dusk');
  },
};
