import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FieldRow } from '../field-row/index.ts';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { StateSheet } from '../testing/state-sheet.tsx';
import { PinInput } from './index.ts';

const meta = {
  title: 'Forms/PinInput',
  component: PinInput,
  args: { label: 'Code', name: 'code', onComplete: fn() },
} satisfies Meta<typeof PinInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesLengths: Story = {
  name: 'Features: lengths and sizes',
  render: () => (
    <FieldRow>
      <PinInput label="Small" size="sm" length={4} defaultValue="48" />
      <PinInput label="Medium" defaultValue="4829" />
      <PinInput label="Large" size="lg" length={8} defaultValue="48291307" />
    </FieldRow>
  ),
};

export const BehaviourTyped: Story = {
  name: 'Behaviour: takes digits alone, and says when the last one is there',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(field, '48a2 91');
    await expect(field).toHaveValue('48291');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '3');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
    await userEvent.type(field, '7');
    await expect(field).toHaveValue('482913');
  },
};

export const BehaviourOneField: Story = {
  name: 'Behaviour: it is one field with one name, which a browser fills in',
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    await expect(fields).toHaveLength(1);
    await expect(fields[0]).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(fields[0]).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByLabelText('Code')).toBe(fields[0]);
  },
};

export const BehaviourPaste: Story = {
  name: 'Behaviour: a code is pasted as it was copied, and takes the place of another',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.click(field);
    await userEvent.paste('Your code is 482 913.');
    await expect(field).toHaveValue('482913');
    await userEvent.paste('१०७-४६५');
    await expect(field).toHaveValue('107465');
    await expect(args.onComplete).toHaveBeenLastCalledWith('107465');
  },
};

export const BehaviourCorrected: Story = {
  name: 'Behaviour: a digit that is typed into a full code takes the place of the next',
  args: { defaultValue: '482913' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await userEvent.type(field, '7', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(field).toHaveValue('487913');
    await expect(field.selectionStart).toBe(3);
  },
};

export const BehaviourIncomplete: Story = {
  name: 'Behaviour: a code that isn’t whole blocks the form until it is changed',
  render: (args) => (
    <form aria-label="Sign in" onSubmit={(event) => event.preventDefault()}>
      <PinInput {...args} />
      <button type="submit">Verify</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const submitted = fn();
    form.addEventListener('submit', submitted);
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(field, '4829');
    await userEvent.tab();
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter the 6 digits.'));
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.type(field, '13{Enter}');
    await expect(field).toBeValid();
    await expect(submitted).toHaveBeenCalledOnce();
    await expect([...new FormData(form)]).toEqual([['code', '482913']]);
  },
};

export const BehaviourControlled: Story = {
  name: 'Behaviour: an app that holds the code gets its digits',
  render: function Controlled(args) {
    const [code, setCode] = useState('48');
    return (
      <>
        <PinInput {...args} value={code} onChange={({ target }) => setCode(target.value)} />
        <output>{code}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'x29-13');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^482913$/);
  },
};

export const BehaviourDrawn: Story = {
  name: 'Behaviour: the first digit is in the first box from the left, and the last in the last, in every direction',
  args: { defaultValue: '482913' },
  decorators: [rightToLeft],
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await userEvent.click(field);
    await userEvent.keyboard('{End}');
    await expect(field.scrollLeft).toBe(0);
    await expect(getComputedStyle(field).direction).toBe('ltr');
    const cells = [...canvasElement.querySelectorAll('[data-part=cells] > *')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    await expect(cells).toHaveLength(6);
    await expect(cells.map(({ left }) => left)).toEqual(
      cells.map(({ left }) => left).sort((a, b) => a - b),
    );
    const [first] = cells;
    await expect(field.getBoundingClientRect().left).toBeCloseTo(first?.left ?? 0, 0);
    // The pitch of the digits is that of the boxes.
    const { fontSize, fontFamily, letterSpacing } = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = `${fontSize} ${fontFamily}`;
    const digit = pen?.measureText('0').width ?? 0;
    await expect(digit + Number.parseFloat(letterSpacing)).toBeCloseTo(first?.width ?? 0, 0);
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Codes"
      rows={['Empty', 'Filled', 'Wrong', 'Read-only', 'Disabled', 'Disabled with reason']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <PinInput
          {...args}
          label={row}
          defaultValue={row === 'Empty' ? '' : '482913'}
          error={row === 'Wrong' && 'Incorrect code.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
          disabledReason={row === 'Disabled with reason' ? 'Wait for a new code.' : undefined}
        />
      )}
    />
  ),
};

export const StatesRtl: Story = {
  ...States,
  name: 'States: from right to left',
  decorators: [rightToLeft],
};

export const StressNarrow: Story = {
  name: 'Stress: ten digits on a narrow phone',
  args: { length: 10, size: 'lg', defaultValue: '4829130756' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-part=box]')?.getBoundingClientRect();
    await expect(box?.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
