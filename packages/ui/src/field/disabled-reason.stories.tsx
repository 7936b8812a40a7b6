import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { ColorPicker } from '../color-picker/index.ts';
import { Combobox } from '../combobox/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { MultiSelect } from '../multi-select/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SearchField } from '../search-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { Switch } from '../switch/index.ts';
import { TagInput } from '../tag-input/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { TimeField } from '../time-field/index.ts';

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

/** Fields that keep their value in a state. */
export const EveryPicker: Story = {
  name: 'Behaviour: a picker with a disabled reason keeps the focus, says why, cannot be changed and submits nothing',
  render: () => (
    <form aria-label="Rates">
      <Combobox
        label="Lake"
        name="lake"
        defaultValue="a"
        isClearable
        {...{ options, disabledReason }}
      />
      <MultiSelect
        label="Views"
        name="views"
        defaultValue={['a']}
        {...{ options, disabledReason }}
      />
      <TagInput label="Tags" name="tags" defaultValue={['north']} {...{ disabledReason }} />
      <ColorPicker label="Colour" name="color" defaultValue="#00ff00" {...{ disabledReason }} />
      <DatePicker
        label="Day"
        name="day"
        today="2026-11-22"
        defaultValue="2026-11-22"
        {...{ disabledReason }}
      />
      <DateRangePicker
        label="Stay"
        name="stay"
        startLabel="Arrival"
        endLabel="Departure"
        today="2026-11-22"
        defaultValue={{ startDate: '2026-11-22', endDate: '2026-11-24' }}
        {...{ disabledReason }}
      />
      <TimeField label="Time" name="time" defaultValue="14:00" {...{ disabledReason }} />
      <NumberField label="Guests" name="guests" defaultValue={2} {...{ disabledReason }} />
      <PhoneField label="Phone" name="phone" defaultValue="+919812345678" {...{ disabledReason }} />
      <Switch label="Active" name="active" defaultChecked {...{ disabledReason }} />
      <RadioGroup label="Meal" name="meal" defaultValue="a" {...{ options, disabledReason }} />
      <CheckboxGroup
        label="Extras"
        name="extras"
        defaultValue={['a']}
        {...{ options, disabledReason }}
      />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const text = form.textContent;
    const texts = [
      'Lake',
      'Tags',
      'Colour',
      'Day',
      'Arrival',
      'Departure',
      'Time',
      'Guests',
      'Phone',
    ];
    const controls = [
      ...texts.map((name) =>
        canvas.getByLabelText<HTMLInputElement>(name, {
          selector: 'input[type="text"], input[type="tel"]',
        }),
      ),
      canvas.getByRole<HTMLButtonElement>('button', { name: /^Views/ }),
    ];
    for (const control of controls) {
      const first = control.value;
      control.focus();
      await expect(control).toHaveFocus();
      await expect(control).toHaveAttribute('aria-disabled', 'true');
      await expect(control).toHaveAccessibleDescription(disabledReason);
      await expect(control.closest('[data-disabled-reason]')).not.toBeNull();
      await userEvent.keyboard('b{Backspace}{ArrowDown}{ArrowUp} ');
      await expect(control.value).toBe(first);
    }
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(form.textContent).toBe(text);
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
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
