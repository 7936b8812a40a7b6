import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { ColorPicker } from '../color-picker/index.ts';
import { Combobox } from '../combobox/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { DateTimeField } from '../date-time-field/index.ts';
import { FileUpload } from '../file-upload/index.ts';
import { FilterSelect } from '../filter-select/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type * as library from '../index.ts';
import { ListSelect } from '../list-select/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { MultiCombobox } from '../multi-combobox/index.ts';
import { MultiSelect } from '../multi-select/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { PinInput } from '../pin-input/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { ReferencePicker } from '../reference-picker/index.ts';
import { SearchField } from '../search-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { SortableList } from '../sortable-list/index.ts';
import { SplitButton } from '../split-button/index.ts';
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
    await expect(checked.map((radio) => radio.getAttribute('value'))).toEqual(['a', 'a']);
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

type PropsOf<C> = C extends (props: infer P) => ReactNode ? P : unknown;

/** The exports that submit something under a name, and can be disabled with a reason. An icon has another name. */
type Submitting = Exclude<
  {
    [E in keyof typeof library]: 'name' | 'disabledReason' extends keyof PropsOf<
      (typeof library)[E]
    >
      ? E
      : never;
  }[keyof typeof library],
  'Icon'
>;

const shared = { label: 'Label', name: 'sent', disabledReason };

/** Each with something to submit. */
const submitting: Readonly<Record<Submitting, ReactNode>> = {
  Button: <Button {...shared}>Send</Button>,
  Checkbox: <Checkbox {...shared} defaultChecked />,
  CheckboxGroup: <CheckboxGroup {...shared} options={options} defaultValue={['a']} />,
  ColorPicker: <ColorPicker {...shared} defaultValue="#00ff00" />,
  Combobox: <Combobox {...shared} options={options} defaultValue="a" />,
  CopyButton: <CopyButton {...shared} text="Goa" />,
  DatePicker: <DatePicker {...shared} today="2026-11-22" defaultValue="2026-11-22" />,
  DateRangePicker: (
    <DateRangePicker
      {...shared}
      today="2026-11-22"
      defaultValue={{ startDate: '2026-11-22', endDate: '2026-11-24' }}
    />
  ),
  DateTimeField: <DateTimeField {...shared} today="2026-11-22" defaultValue="2026-11-22T14:00" />,
  FileUpload: <FileUpload {...shared} defaultValue={[new File(['x'], 'photo.png')]} />,
  FilterSelect: <FilterSelect {...shared} options={options} defaultValue="a" />,
  IconButton: <IconButton {...shared} icon="x" />,
  MoneyField: <MoneyField {...shared} currency="INR" defaultValue={100} />,
  ListSelect: <ListSelect {...shared} options={options} defaultValue="a" />,
  MultiCombobox: <MultiCombobox {...shared} options={options} defaultValue={['a']} />,
  MultiSelect: <MultiSelect {...shared} options={options} defaultValue={['a']} />,
  NumberField: <NumberField {...shared} defaultValue={2} />,
  PasswordField: <PasswordField {...shared} defaultValue="x" />,
  PhoneField: <PhoneField {...shared} defaultValue="+919812345678" />,
  PinInput: <PinInput {...shared} defaultValue="482913" />,
  RadioCards: <RadioCards {...shared} options={options} defaultValue="a" />,
  RadioGroup: <RadioGroup {...shared} options={options} defaultValue="a" />,
  ReferencePicker: (
    <ReferencePicker {...shared} search={async () => options} recent={options} defaultValue="a" />
  ),
  SearchField: <SearchField {...shared} defaultValue="Goa" />,
  SegmentedControl: <SegmentedControl {...shared} options={options} />,
  Select: <Select {...shared} options={options} />,
  SplitButton: (
    <SplitButton {...shared} menuLabel="More ways to send" items={[]}>
      Send
    </SplitButton>
  ),
  SortableList: <SortableList {...shared} items={[{ key: 'a', label: 'Alpha' }]} />,
  Switch: <Switch {...shared} defaultChecked />,
  TagInput: <TagInput {...shared} defaultValue={['north']} />,
  TextArea: <TextArea {...shared} defaultValue="Nilgiri" />,
  TextField: <TextField {...shared} defaultValue="Nilgiri" />,
  TimeField: <TimeField {...shared} defaultValue="14:00" />,
};

export const EveryExport: Story = {
  name: 'Behaviour: nothing with a disabled reason is submitted',
  render: () => (
    <form aria-label="Rates">
      {Object.entries(submitting).map(([name, field]) => (
        <div key={name} data-testid={name}>
          {field}
        </div>
      ))}
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByTestId(/./)).toHaveLength(Object.keys(submitting).length);
    const sent = new FormData(canvas.getByRole<HTMLFormElement>('form'));
    await expect([...sent]).toEqual([]);
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
