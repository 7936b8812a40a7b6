import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { PasswordField } from './password-field.tsx';
import '../testing/sheet.css';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesLarge: Story = {
  name: 'Features: large, with a link beside the label',
  args: { size: 'lg', labelAction: <a href="#forgot">Forgot password?</a> },
};

export const BehaviourShow: Story = {
  name: 'Behaviour: the toggle shows and hides the text',
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
  name: 'Behaviour: warns about Caps Lock until blur',
  args: { description: '12 characters or more' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.keyboard('{CapsLock}A');
    await expect(field).toHaveAccessibleDescription('Caps Lock is on.');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('12 characters or more');
  },
};

export const BehaviourCapsLockError: Story = {
  name: 'Behaviour: warns about Caps Lock beside an error',
  args: { error: 'The password is wrong.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.keyboard('{CapsLock}A');
    await expect(field).toHaveAccessibleDescription('The password is wrong. Caps Lock is on.');
    await userEvent.keyboard('{CapsLock}');
  },
};

export const BehaviourPaste: Story = {
  name: 'Behaviour: a password can be pasted',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.paste('lit window at dusk');
    await expect(field).toHaveValue('lit window at dusk');
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Password fields"
      rows={['Empty', 'Filled', 'Wrong', 'Read-only', 'Disabled']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <PasswordField
          {...args}
          defaultValue={row === 'Empty' ? '' : 'lit window'}
          error={row === 'Wrong' && 'Enter your password.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
        />
      )}
    />
  ),
};

export const StressLong: Story = {
  name: 'Stress: 128 characters in a narrow column',
  render: (args) => (
    <div className="sheet-narrow">
      <PasswordField {...args} defaultValue={'lit window at dusk '.repeat(7).slice(0, 128)} />
    </div>
  ),
};
