import '../testing/sheet.css';
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

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <FormSummary {...args} />
      <FormSummary errors={[{ message: 'Another institute has this address.' }]} />
    </div>
  ),
};

export const StatesDark: Story = {
  ...States,
  name: 'States: dark',
  globals: { theme: 'dark' },
};

export const StressMany: Story = {
  name: 'Stress: many long lines in a narrow place',
  render: () => (
    <div className="sheet-narrow">
      <FormSummary
        errors={Array.from({ length: 14 }, (_, at) => ({
          id: `line-${at}`,
          message: `Line ${at + 1}: the certificate shows another name. Type it as it is printed there.`,
        }))}
      />
    </div>
  ),
};
