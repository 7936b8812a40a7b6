import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Field } from './index.ts';

const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: {
    docs: {
      description: {
        component: `The frame of every field: label above, control, and one line of note under it, where an error takes the
hint's place and nothing moves.

**Use it** to bring a control of your own into a form. **Not for** what is there: TextField, Select, TextArea and
PasswordField have it inside.`,
      },
    },
  },
  args: {
    label: 'Star rating',
    hint: 'As the tourism board gave it',
    children: (control) => <input {...control} type="number" min={1} max={5} defaultValue={3} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesOptional: Story = { args: { isOptional: true } };

export const StatesError: Story = { args: { error: 'A rating is 1 to 5.' } };

export const BehaviourTiesTheNote: Story = {
  name: 'Behaviour: label and note belong to the control',
  args: { error: 'A rating is 1 to 5.' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Star rating');
    await expect(control).toHaveAccessibleDescription('A rating is 1 to 5.');
    await expect(control).toBeInvalid();
  },
};
