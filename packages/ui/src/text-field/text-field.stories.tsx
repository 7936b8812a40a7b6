import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FieldRow } from '../field-row/index.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Institute name', name: 'name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'Nilgiri Tea Bungalows' } };

export const FeaturesAround: Story = {
  name: 'Features: icon, prefix and suffix',
  render: () => (
    <FieldRow>
      <TextField
        label="Tariff"
        prefix="₹"
        suffix="a night"
        inputMode="decimal"
        hint="GST not included"
      />
      <TextField label="Email" icon="mail" type="email" autoComplete="email" />
      <TextField label="Landmark" isOptional />
      <TextField
        label="Time zone"
        readOnly
        defaultValue="Asia/Kolkata (IST)"
        hint="Set by the platform"
      />
      <TextField label="Large" size="lg" labelEnd={<a href="#why">Why we ask</a>} />
    </FieldRow>
  ),
};

export const BehaviourError: Story = {
  name: 'Behaviour: an error replaces the hint and shifts nothing',
  args: { label: 'GSTIN', hint: '15 characters' },
  render: (args) => <CheckedField {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'GSTIN' });
    await expect(field).toHaveAccessibleDescription('15 characters');
    const before = canvasElement.querySelector('.bk-field')?.getBoundingClientRect().height;

    await userEvent.type(field, '33ABCDE1234F1Z');
    await userEvent.tab();

    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('A GSTIN has 15 characters. This one has 14.');
    await expect(canvas.queryByText('15 characters')).toBeNull();
    await expect(canvasElement.querySelector('.bk-field')?.getBoundingClientRect().height).toBe(
      before,
    );
  },
};

export const BehaviourHitArea: Story = {
  name: 'Behaviour: a click beside the text focuses the field',
  args: { label: 'Tariff', prefix: '₹', suffix: 'a night' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('₹'));
    await expect(canvas.getByRole('textbox', { name: 'Tariff' })).toHaveFocus();
  },
};

export const StressLongText: Story = {
  name: 'Stress: long label, long error, narrow column',
  render: () => (
    <FieldRow>
      <TextField
        label="Name of the establishment as on the certificate of registration"
        prefix="Registered as"
        defaultValue="Sri Venkateswara Guest House and Convention Centre, Tiruvannamalai"
        error="The certificate shows another name. Type it exactly as it is printed there, with the full stop."
      />
      <TextField label="Beside it" />
      <TextField label="And beside that" />
    </FieldRow>
  ),
};

function CheckedField(props: TextFieldProps) {
  const [length, setLength] = useState<number>();
  return (
    <TextField
      {...props}
      error={
        length === undefined || length === 15
          ? undefined
          : `A GSTIN has 15 characters. This one has ${length}.`
      }
      onBlur={(event) => setLength(event.target.value.length)}
    />
  );
}

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Text fields"
      rows={['Empty', 'Filled', 'Wrong', 'Read-only', 'Disabled']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <TextField
          {...args}
          label={row}
          {...(row === 'Empty' ? { placeholder: 'Coonoor' } : { defaultValue: 'Coonoor' })}
          hint={row === 'Filled' && 'As on the certificate'}
          error={row === 'Wrong' && 'Say where, in a word.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
        />
      )}
    />
  ),
};

export const StatesDark: Story = {
  ...States,
  name: 'States: dark',
  globals: { theme: 'dark' },
};
