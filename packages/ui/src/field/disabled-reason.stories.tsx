import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { SearchField } from '../search-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

const meta = { title: 'Forms/Field/Disabled reason' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const disabledReason = 'The season is over.';

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

export const EveryField: Story = {
  name: 'Behaviour: a field with a disabled reason keeps the focus, says why, cannot be changed and submits nothing',
  render: () => (
    <form aria-label="Rates">
      <TextField label="Name" name="name" defaultValue="Nilgiri" {...{ disabledReason }} />
      <TextArea label="Note" name="note" defaultValue="Nilgiri" {...{ disabledReason }} />
      <PasswordField label="Password" name="password" defaultValue="x" {...{ disabledReason }} />
      <SearchField label="Search" name="search" defaultValue="Goa" {...{ disabledReason }} />
      <Select label="Plan" name="plan" {...{ options, disabledReason }} />
      <Checkbox label="Send" name="send" {...{ disabledReason }} />
      <RadioCards label="Status" name="status" defaultValue="a" {...{ options, disabledReason }} />
      <SegmentedControl label="View" name="view" {...{ options, disabledReason }} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const before = canvas.getByRole('radiogroup', { name: 'Status' });
    for (const name of ['Name', 'Note', 'Password', 'Search', 'Plan', 'Send']) {
      const control = canvas.getByLabelText<HTMLInputElement>(name);
      const value = () => (control.type === 'checkbox' ? control.checked : control.value);
      const first = value();
      control.focus();
      await expect(control).toHaveFocus();
      await expect(control).toHaveAttribute('aria-disabled', 'true');
      await expect(control).toHaveAccessibleDescription(disabledReason);
      await expect(control.closest('[data-disabled-reason]')).not.toBeNull();
      await userEvent.keyboard('b{ArrowDown} ');
      await expect(value()).toBe(first);
    }
    await userEvent.click(canvas.getByText('Send'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(before).toHaveAccessibleDescription(disabledReason);
    for (const name of ['Alpha', 'Beta']) {
      for (const radio of canvas.getAllByRole('radio', { name })) {
        await userEvent.click(radio);
        await expect(radio).toHaveAttribute('aria-disabled', 'true');
      }
    }
    const checked = canvas.getAllByRole('radio', { checked: true });
    await expect(checked.map((one) => one.getAttribute('value'))).toEqual(['a', 'a']);
    await expect([...new FormData(form)]).toEqual([]);
  },
};

export const AfterTheReason: Story = {
  name: 'Behaviour: the first click after the reason has gone counts',
  render: () => <Gate />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send' });
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the season' }));
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(canvas.getByText('Sent 1 times')).toBeVisible();
  },
};

function Gate() {
  const [reason, setReason] = useState<string | undefined>(disabledReason);
  const [count, setCount] = useState(0);
  return (
    <>
      <Checkbox label="Send" disabledReason={reason} onChange={() => setCount(count + 1)} />
      <button type="button" onClick={() => setReason(undefined)}>
        Open the season
      </button>
      <p>Sent {count} times</p>
    </>
  );
}
