import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { ColorPicker } from '../color-picker/index.ts';
import { Combobox } from '../combobox/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { SortableList } from '../sortable-list/index.ts';
import { TagInput } from '../tag-input/index.ts';
import { RatesGrid, rateColumns, rateRows } from '../testing/rates-grid.tsx';
import { TimeField } from '../time-field/index.ts';

const meta = { title: 'Forms/Field/Another window' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

/** What the browser sends when the window loses the focus: the element still has it. */
function leaveWindow() {
  const focused = document.activeElement;
  if (focused) fireEvent.focusOut(focused);
}

const emptied = fn();
const onEmpty = (value: unknown) => value === '' && emptied();
const today = '2026-11-22';

export const Fields: Story = {
  name: 'Behaviour: another window or tab ends no edit of a field',
  beforeEach: () => emptied.mockClear(),
  render: () => (
    <>
      <NumberField label="Nights" min={50} />
      <MoneyField label="Price" currency="INR" min={50} />
      <PhoneField label="Phone" />
      <Combobox label="Lake" options={options} />
      <ColorPicker label="Colour" />
      <DatePicker label="Day" today={today} defaultValue={today} onChange={onEmpty} />
      <TimeField label="Time" defaultValue="09:30" onChange={onEmpty} />
      <TagInput label="Tags" isAddedOnBlur />
      <DateRangePicker
        label="Stay"
        today={today}
        defaultValue={{ startDate: today, endDate: '2026-11-25' }}
        onChange={({ startDate }) => onEmpty(startDate)}
      />
      <CheckboxGroup label="Meals" min={2} options={options} />
    </>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const typed = [
      ['Nights', '1'],
      ['Price', '1'],
      ['Phone', '98'],
      ['Lake', 'Al'],
      ['Colour', '#1'],
      ['Day', '14 M'],
      ['Time', '1:'],
      ['Tags', 'po'],
      ['Start date', '14 M'],
    ] as const;
    for (const [name, text] of typed) {
      await step(name, async () => {
        const field = canvas.getByLabelText(name, { selector: 'input' });
        await userEvent.clear(field);
        await userEvent.type(field, text);
        emptied.mockClear();
        leaveWindow();
        await expect(field).toHaveValue(text);
        await expect(canvasElement.querySelector('[data-part=error]')).toBeNull();
        await expect(emptied).not.toHaveBeenCalled();
        await userEvent.clear(field);
      });
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Alpha' }));
    leaveWindow();
    await expect(canvasElement.querySelector('[data-part=error]')).toBeNull();
  },
};

const onEdit = fn();

export const Grid: Story = {
  name: 'Behaviour: another window or tab ends no edit of a cell',
  beforeEach: () => onEdit.mockClear(),
  render: () => <RatesGrid rows={rateRows(1)} columns={rateColumns(4)} onEdit={onEdit} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByText('4,950')[0] ?? canvas.getByRole('treegrid'));
    await userEvent.keyboard('12');
    leaveWindow();
    await userEvent.keyboard('34{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await expect(onEdit.mock.lastCall?.[0]).toEqual([expect.objectContaining({ text: '1234' })]);
  },
};

const items = ['Lake', 'Palace', 'Fort'].map((label) => ({ key: label, label }));

export const Moving: Story = {
  name: 'Behaviour: another window or tab leaves what is being moved',
  render: () => <SortableList label="Order" items={items} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move Lake' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    leaveWindow();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Palace');
  },
};
