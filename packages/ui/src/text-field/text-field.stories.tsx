import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
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
        description="GST not included"
      />
      <TextField label="Email" icon="mail" type="email" autoComplete="email" />
      <TextField label="Landmark" isOptional />
      <TextField
        label="Time zone"
        readOnly
        defaultValue="Asia/Kolkata (IST)"
        description="Set by the platform"
      />
      <TextField label="Small" size="sm" />
      <TextField label="Large" size="lg" labelAction={<a href="#why">Why we ask</a>} />
    </FieldRow>
  ),
};

export const BehaviourError: Story = {
  name: 'Behaviour: an error replaces the description and shifts nothing',
  args: { label: 'GSTIN', description: '15 characters' },
  render: (args) => <CheckedField {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'GSTIN' });
    await expect(field).toHaveAccessibleDescription('15 characters');
    const before = canvasElement.querySelector('.bk-field')?.getBoundingClientRect().height;

    await userEvent.type(field, '33ABCDE1234F1Z');
    await userEvent.tab();

    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('A GSTIN has 15 characters. This one has 14.');
    await expect(canvas.getByText('15 characters')).not.toBeVisible();
    await expect(canvasElement.querySelector('.bk-field')?.getBoundingClientRect().height).toBe(
      before,
    );
  },
};

export const BehaviourAnnounced: Story = {
  name: 'Behaviour: an error found on leaving the field is announced; one that comes with others, or while typing, is not',
  args: { label: 'GSTIN' },
  render: (args) => (
    <>
      <SentField label="City" />
      <CheckedField {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const said = () => document.querySelector('body > [aria-live]:not(:empty)')?.textContent;
    const field = canvas.getByRole('textbox', { name: 'GSTIN' });
    await userEvent.type(field, '33');
    await userEvent.tab();
    await waitFor(() => expect(said()).toBe('A GSTIN has 15 characters. This one has 2.'));
    await waitFor(() => expect(document.querySelector('body > [aria-live]')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'C');
    await expect(canvas.getByText('Enter a city.')).toBeVisible();
    await expect(document.querySelector('body > [aria-live]')).toBeNull();
    await expect(field.closest('.bk-field')?.querySelector('[aria-live]')).toBeNull();
  },
};

export const BehaviourOwnInvalid: Story = {
  name: 'Behaviour: the caller’s own aria-invalid is kept, beside an error that is shown elsewhere',
  args: { 'aria-invalid': true, 'aria-describedby': 'refusal' },
  render: (args) => (
    <>
      <TextField {...args} />
      <p id="refusal">Incorrect email or password.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Institute name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Incorrect email or password.');
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

/** Wrong from the moment on in which its form is sent. */
function SentField(props: TextFieldProps) {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <TextField {...props} error={isSent ? 'Enter a city.' : undefined} />
      <button type="button" onClick={() => setIsSent(true)}>
        Send
      </button>
    </>
  );
}

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
      rows={['Empty', 'Filled', 'Wrong', 'Read-only', 'Disabled', 'Disabled with reason']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <TextField
          {...args}
          label={row}
          {...(row === 'Empty' ? { placeholder: 'Coonoor' } : { defaultValue: 'Coonoor' })}
          description={row === 'Filled' && 'As on the certificate'}
          error={row === 'Wrong' && 'Say where, in a word.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
          disabledReason={row === 'Disabled with reason' ? 'The season is over.' : undefined}
        />
      )}
    />
  ),
};
