import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RadioCards } from '../radio-cards/index.ts';
import { Field, inputClass, RequiredNote } from './index.ts';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Star rating',
    description: 'As rated by the tourism board',
    children: (control) => <input {...control} type="number" min={1} max={5} defaultValue={3} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesOptional: Story = { name: 'Features: optional', args: { isOptional: true } };

export const FeaturesRequired: Story = {
  name: 'Features: what is required is said once',
  render: (args) => (
    <form noValidate>
      <RequiredNote />
      <Field {...args} />
      <Field {...args} label="Landmark" isOptional />
    </form>
  ),
};

export const BehaviourTiesTheNote: Story = {
  name: 'Behaviour: label and note are linked to the control',
  args: { error: 'A rating is 1 to 5.' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Star rating');
    await expect(control).toHaveAccessibleDescription('A rating is 1 to 5.');
    await expect(control).toBeInvalid();
  },
};

export const BehaviourErrorBelongs: Story = {
  name: 'Behaviour: an error is nearer to its control than to the next label',
  render: (args) => (
    <>
      <Field {...args} label="Street" description={undefined} error="Enter the street." />
      <Field {...args} label="City" description={undefined} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const note = canvasElement.querySelector('.bk-field-note')?.getBoundingClientRect();
    const control = canvas.getByLabelText('Street').getBoundingClientRect();
    const next = canvas.getByText('City').getBoundingClientRect();
    const above = (note?.top ?? 0) - control.bottom;
    const below = next.top - (note?.bottom ?? 0);
    await expect(below).toBeGreaterThanOrEqual(3 * above);
  },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet-stack">
      <Field {...args} />
      <Field {...args} isOptional description={undefined} />
      <Field {...args} error="A rating is 1 to 5." />
      <Field {...args} labelAction={<a href="#how">How it is given</a>} />
    </div>
  ),
};

export const StressToken: Story = {
  name: 'Stress: an unbroken error stays in its column',
  render: (args) => (
    <div className="sheet-narrow">
      <Field {...args} error={`expected${'|"Hotel"|"Resort"|"Homestay"'.repeat(4)}`}>
        {(control) => (
          <div className={inputClass()}>
            <input {...control} className="bk-input-control" />
          </div>
        )}
      </Field>
      <RadioCards
        label={`Label${'Label'.repeat(20)}`}
        name="token"
        value=""
        onChange={() => {}}
        options={[{ value: 'a', label: 'First', description: 'x'.repeat(90) }]}
        error={'unbreakable'.repeat(9)}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('.sheet-narrow');
    const { right = 0 } = column?.getBoundingClientRect() ?? {};
    for (const part of column?.querySelectorAll('*') ?? []) {
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
};

export const StressLong: Story = {
  name: 'Stress: long label and error in a narrow column',
  render: (args) => (
    <div className="sheet-narrow">
      <Field
        {...args}
        label="Rating as the tourism board of the state gave it at its last visit"
        error="A rating is 1 to 5. If the board gave none, leave the field empty and say so in the note."
      />
    </div>
  ),
};
