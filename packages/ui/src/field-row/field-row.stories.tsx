import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Select } from '../select/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { FieldRow } from './field-row.tsx';

const meta = {
  title: 'Forms/FieldRow',
  component: FieldRow,
} satisfies Meta<typeof FieldRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <form noValidate>
      <FieldRow {...args}>
        <TextField label="Institute name" defaultValue="Nilgiri Tea Bungalows" />
        <TextField label="City" defaultValue="Coonoor" />
      </FieldRow>
      <FieldRow>
        <TextField
          label="GSTIN"
          defaultValue="33ABCDE1234F1Z"
          error="A GSTIN has 15 characters. This one has 14."
        />
        <Select
          label="Plan"
          description="₹1,999 per month, GST included"
          defaultValue="standard"
          options={[{ value: 'standard', label: 'Standard' }]}
        />
      </FieldRow>
      <TextArea label="Note" isOptional />
    </form>
  ),
};

export const BehaviourAligned: Story = {
  name: 'Behaviour: fields in a row are aligned',
  render: () => (
    <FieldRow>
      <TextField label="City" error="Enter the city." />
      <TextField label="PIN code" />
    </FieldRow>
  ),
  play: async ({ canvas }) => {
    const [city, pin] = ['City', 'PIN code'].map((name) =>
      canvas.getByRole('textbox', { name }).getBoundingClientRect(),
    );
    await expect(city?.top).toBe(pin?.top);
    await expect(city?.width).toBe(pin?.width);
  },
};

export const FeaturesOne: Story = {
  name: 'Features: a single field keeps half the row',
  render: () => (
    <FieldRow>
      <TextField label="City" />
    </FieldRow>
  ),
};

export const States: Story = { ...Default };

export const StressNarrow: Story = {
  name: 'Stress: stacked when narrow',
  render: () => (
    <div className="sheet-narrow">
      <FieldRow>
        <TextField label="Name of the establishment as on the certificate" />
        <TextField label="City" />
      </FieldRow>
    </div>
  ),
};
