import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { ColorPicker } from '../color-picker/index.ts';
import { Combobox } from '../combobox/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { FileUpload } from '../file-upload/index.ts';
import { FilterSelect } from '../filter-select/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { SortableList } from '../sortable-list/index.ts';
import { TagInput } from '../tag-input/index.ts';
import { TimeField } from '../time-field/index.ts';

const meta = { title: 'Forms/Field/In a form' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

const submitted = fn();

/** Fields that can't be changed until the season opens, in a form without validation of the browser. */
function Season() {
  const [disabledReason, setReason] = useState<string | undefined>('The season is over.');
  return (
    <form
      aria-label="Rates"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <NumberField label="Nights" max={30} {...{ disabledReason }} />
      <PhoneField label="Phone" {...{ disabledReason }} />
      <Combobox label="Lake" options={options} {...{ disabledReason }} />
      <ColorPicker label="Colour" {...{ disabledReason }} />
      <DatePicker label="Day" today="2026-11-22" {...{ disabledReason }} />
      <TimeField label="Time" {...{ disabledReason }} />
      <TagInput label="Tags" validate={() => 'Choose another tag.'} {...{ disabledReason }} />
      <button type="button" onClick={() => setReason(undefined)}>
        Open the season
      </button>
    </form>
  );
}

export const WrongText: Story = {
  name: 'Behaviour: wrong text in any field blocks the form, and the first gets the focus',
  render: () => <Season />,
  beforeEach: () => submitted.mockClear(),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const field = (name: string) => canvas.getByLabelText(name, { selector: 'input' });
    const names = ['Nights', 'Phone', 'Lake', 'Colour', 'Day', 'Time', 'Tags'];
    await userEvent.click(canvas.getByRole('button', { name: 'Open the season' }));
    for (const name of names) await userEvent.type(field(name), name === 'Nights' ? '45' : 'x');
    for (const name of names) {
      form.requestSubmit();
      await expect(field(name)).toHaveFocus();
      await waitFor(() => expect(field(name)).toBeInvalid());
      await userEvent.clear(field(name));
    }
    await expect(submitted).not.toHaveBeenCalled();
    form.requestSubmit();
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

const wrongStay = { startDate: '2026-11-22', endDate: '2026-11-20' };

export const FixedFields: Story = {
  name: 'Behaviour: what is wrong with a field that can’t be changed blocks nothing',
  render: () => (
    <form
      aria-label="Rates"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      {[{ readOnly: true }, { disabled: true }, { disabledReason: 'Over.' }].map((fixed) => (
        <div key={Object.keys(fixed).join()}>
          <NumberField label="Nights" max={30} defaultValue={45} {...fixed} />
          <DateRangePicker label="Stay" today="2026-11-22" defaultValue={wrongStay} {...fixed} />
        </div>
      ))}
    </form>
  ),
  beforeEach: () => submitted.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('[data-part=error]')).toBeNull();
  },
};

const file = new File(['x'], 'courtyard.png', { type: 'image/png', lastModified: 0 });

export const Elsewhere: Story = {
  name: 'Behaviour: a field outside its form is submitted and reset with it',
  render: () => (
    <>
      <form aria-label="Rates" id="rates">
        <button type="reset">Reset</button>
      </form>
      <NumberField label="Nights" name="nights" form="rates" defaultValue={3} />
      <Combobox label="Lake" name="lake" form="rates" defaultValue="a" options={options} />
      <FilterSelect label="Plan" name="plan" form="rates" defaultValue="b" options={options} />
      <RadioGroup label="Meal" name="meal" form="rates" defaultValue="a" options={options} />
      <RadioCards label="Status" name="status" form="rates" defaultValue="a" options={options} />
      <SegmentedControl label="View" name="view" form="rates" options={options} />
      <CheckboxGroup
        label="Extras"
        name="extras"
        form="rates"
        defaultValue={['a']}
        options={options}
      />
      <FileUpload label="Photo" name="photo" form="rates" defaultValue={[file]} />
      <DateRangePicker
        label="Stay"
        name="stay"
        form="rates"
        today="2026-11-22"
        defaultValue={{ startDate: '2026-11-22', endDate: '2026-11-24' }}
      />
      <SortableList
        label="Order"
        name="order"
        form="rates"
        items={options.map(({ value, label }) => ({ key: value, label }))}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () =>
      [...new FormData(form)].map(([name, value]) =>
        [name, value instanceof File ? value.name : value].join(' '),
      );
    const all = [
      'nights 3',
      'lake a',
      'plan b',
      'meal a',
      'status a',
      'view a',
      'extras a',
      'photo courtyard.png',
      'stay 2026-11-22',
      'stay 2026-11-24',
      'order a',
      'order b',
    ];
    await expect(sent()).toEqual(all);
    await userEvent.type(canvas.getByLabelText('Nights'), '0');
    await userEvent.selectOptions(canvas.getByLabelText('Plan'), 'a');
    for (const group of ['Meal', 'Status', 'View']) {
      const radios = canvas.getByRole('radiogroup', { name: group });
      await userEvent.click(radios.querySelectorAll('input')[1] ?? radios);
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Beta' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove courtyard.png' }));
    await userEvent.type(canvas.getByLabelText('End date'), '{Backspace}5{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Move Alpha down' }));
    await waitFor(() =>
      expect(sent().filter((entry) => all.includes(entry))).toEqual([
        'lake a',
        'extras a',
        'stay 2026-11-22',
        'order b',
        'order a',
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toEqual(all));
  },
};
