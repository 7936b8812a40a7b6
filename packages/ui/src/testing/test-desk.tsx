/** A desk with one of each component that `@booking/ui/testing` uses, which says what it holds. */
import { type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { Calendar, RangeCalendar } from '../calendar/index.ts';
import { Combobox } from '../combobox/index.ts';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { FileUpload } from '../file-upload/index.ts';
import { FilterBar } from '../filter-bar/index.ts';
import { ListSelect } from '../list-select/index.ts';
import { Menu } from '../menu/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { MultiCombobox } from '../multi-combobox/index.ts';
import { MultiSelect } from '../multi-select/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { Tabs } from '../tabs/index.ts';
import { TextField } from '../text-field/index.ts';
import { TimeField } from '../time-field/index.ts';
import { notify, Toaster } from '../toaster/index.ts';
import { type Keep, RoomBoard, RoomChart, RoomRates, RoomTable } from './test-desk-tables.tsx';

const optionsOf = (...labels: readonly string[]) =>
  labels.map((label) => ({ value: label, label }));

const rooms = Array.from({ length: 120 }, (_, at) => `Room ${at + 101}`);
const meals = optionsOf('Breakfast', 'Lunch', 'Dinner');
const today = '2027-03-10';

export function TestDesk() {
  const [held, setHeld] = useState<Readonly<Record<string, unknown>>>({});
  const [plans, setPlans] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const keep: Keep = (name) => (value) => setHeld((before) => ({ ...before, [name]: value }));
  return (
    <main>
      <output aria-label="Held">{JSON.stringify(held)}</output>
      <Choices keep={keep} />
      <Days keep={keep} />
      <TextField label="Notes" onChange={({ target }) => keep('notes')(target.value)} />
      <MoneyField label="Rate" currency="INR" onChange={keep('rate')} />
      <PhoneField label="Phone" isOptional onChange={keep('phone')} />
      <TimeField label="Check-in" onChange={keep('checkIn')} />
      <FileUpload
        label="Passport"
        onChange={(files) => keep('files')(files.map(({ name }) => name))}
      />
      <RoomTable keep={keep} />
      <RoomRates keep={keep} />
      <RoomBoard keep={keep} />
      <RoomChart keep={keep} />
      <FilterBar
        filters={[
          {
            kind: 'choice',
            key: 'plan',
            label: 'Plan',
            options: optionsOf('Basic', 'Premium'),
            value: plans,
            onChange: (value) => {
              setPlans(value);
              keep('filter')(value);
            },
          },
        ]}
        onClear={() => setPlans([])}
      />
      <Menu
        label="Actions for Room 101"
        trigger={<Button>Room actions</Button>}
        items={[
          { label: 'Close', disabledReason: 'It has a guest.' },
          {
            label: 'Clean',
            items: [{ label: 'Today', onSelect: () => keep('menu')('clean today') }],
          },
        ]}
      />
      <Button onClick={() => setAsking(true)}>Delete room</Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete Room 101?"
        confirmLabel="Delete"
        onConfirm={() => keep('confirmed')(true)}
        onOpenChange={setAsking}
      />
      <Button onClick={() => notify.success('Room 101 is clean.', { duration: false })}>
        Say it
      </Button>
      <Tabs
        label="Guests"
        items={[
          { key: 'now', label: 'Now', content: 'Asha Rao' },
          { key: 'past', label: 'Past', count: 12, content: 'Imran Khan' },
          { key: 'next', label: 'Next', disabledReason: 'No one is coming.' },
        ]}
        onChange={keep('tab')}
      />
      <Toaster preset="console" />
    </main>
  );
}

const Choices = ({ keep }: { keep: Keep }): ReactNode => (
  <>
    <Select
      label="Title"
      options={optionsOf('Mr', 'Ms')}
      placeholder="Choose"
      onChange={({ target }) => keep('title')(target.value)}
    />
    <ListSelect label="View" options={optionsOf('Lake', 'Garden')} onChange={keep('view')} />
    <Combobox label="Room" options={optionsOf(...rooms)} onChange={keep('room')} />
    <MultiCombobox
      label="Extras"
      options={optionsOf('Cot', 'Late check-out', 'Parking')}
      onChange={keep('extras')}
    />
    <SegmentedControl
      label="Days in view"
      options={[
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
      ]}
      onChange={keep('zoom')}
    />
    <RadioGroup
      label="Bill to"
      options={[
        { value: 'guest', label: 'Guest' },
        { value: 'company', label: 'Company' },
      ]}
      onChange={keep('billTo')}
    />
    <MultiSelect label="Meals" options={meals} onChange={keep('meals')} />
  </>
);

const Days = ({ keep }: { keep: Keep }): ReactNode => (
  <>
    <DatePicker
      label="Arrival"
      today={today}
      isDateUnavailable={(day) => day === '2027-08-15' && 'Sold out.'}
      onChange={keep('arrival')}
    />
    <Calendar label="Cleaning" today={today} onChange={keep('cleaning')} />
    <DateRangePicker label="Stay" today={today} onChange={keep('stay')} />
    <RangeCalendar
      label="Season"
      today={today}
      max="2027-12-31"
      onChange={(range) => keep('season')(range)}
    />
  </>
);
