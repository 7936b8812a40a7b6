import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { FormSummary } from './form-summary.tsx';

const meta = {
  title: 'Forms/FormSummary',
  component: FormSummary,
  args: {
    errors: [
      { id: 'summary-name', message: 'Enter the name of the institute.' },
      { id: 'summary-code', message: 'A code has 2 to 8 letters. This one has 1.' },
      { id: 'summary-city', message: 'Enter the city.' },
      { message: 'Another institute has this address.' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Above a form that came back with more than three errors, or with one that belongs to no field. Each line ' +
          'brings the focus to its field. It is announced when it appears, so render it only then.',
      },
    },
  },
} satisfies Meta<typeof FormSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesTitle: Story = {
  name: 'Features: its own title',
  args: { title: 'The institute was not saved.', errors: [{ message: 'Its code is taken.' }] },
};

export const BehaviourFocus: Story = {
  name: 'Behaviour: a line brings the focus to its field and leaves the address alone',
  render: (args) => (
    <>
      <FormSummary {...args} />
      <TextField id="summary-name" label="Name" />
      <TextField id="summary-code" label="Code" />
      <TextField id="summary-city" label="City" />
    </>
  ),
  play: async ({ canvas }) => {
    const address = location.href;
    await expect(canvas.getByRole('alert', { name: '4 things need a correction.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /A code has/ }));
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await expect(location.href).toBe(address);
  },
};

export const BehaviourNothing: Story = {
  name: 'Behaviour: is not there without errors',
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
