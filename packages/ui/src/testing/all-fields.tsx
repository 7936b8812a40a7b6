import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { ColorPicker } from '../color-picker/index.ts';
import { Combobox } from '../combobox/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { DateTimeField } from '../date-time-field/index.ts';
import { FileUpload } from '../file-upload/index.ts';
import { FilterSelect } from '../filter-select/index.ts';
import { ListSelect } from '../list-select/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { MultiCombobox } from '../multi-combobox/index.ts';
import { MultiSelect } from '../multi-select/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { PinInput } from '../pin-input/index.ts';
import type { DateRangeValue } from '../primitives/dates/civil-days.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { ReferencePicker } from '../reference-picker/index.ts';
import { SearchField } from '../search-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { SortableList } from '../sortable-list/index.ts';
import { Switch } from '../switch/index.ts';
import { TagInput } from '../tag-input/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { TimeField } from '../time-field/index.ts';

/** Values that a form submits for a field: as text, a file by its name. */
export type Sent = readonly string[];

/** How the value of a field is given. */
type Held<V> =
  | { readonly defaultValue: V }
  | { readonly value: V; readonly onChange: (value: V) => void };

interface FieldProps {
  readonly label: string;
  readonly name: string;
}

/** A field of a form, with two values of it. */
export interface SampleField {
  /** The component, whose name is also the field's label and its name in the form. */
  readonly name: string;
  /** Values that a form submits for its first and for its second value. */
  readonly sent: readonly [first: Sent, second: Sent];
  /** Renders it with a default that may change. */
  readonly uncontrolled: (at: 0 | 1, more?: object) => ReactNode;
  /** Renders it empty, where it holds several values. */
  readonly empty: ((more?: object) => ReactNode) | undefined;
  /** Renders it with a value of the app. `onChange` is called for every change. */
  readonly controlled: (at: 0 | 1, onChange: () => void, more?: object) => ReactNode;
}

const lakes = [
  { value: 'fateh', label: 'Fateh Sagar' },
  { value: 'pichola', label: 'Lake Pichola' },
];
const today = '2026-11-22';
const stays: readonly [DateRangeValue, DateRangeValue] = [
  { startDate: '2026-12-01', endDate: '2026-12-03' },
  { startDate: '2027-03-14', endDate: '2027-03-16' },
];
const fileNamed = (name: string) => new File(['x'], name, { lastModified: 0 });
const files = [[fileNamed('first.pdf')], [fileNamed('second.pdf')]] as const;

/** @param sentAs Values that a form submits for a value; the value itself by default. */
function sample<V>(
  name: string,
  [first, second]: readonly [V, V],
  render: (props: FieldProps & Held<V>) => ReactNode,
  sentAs: (value: V) => Sent = (value) => [String(value)],
  none?: V,
): SampleField {
  const props = { label: name, name };
  const valueAt = (at: 0 | 1) => (at === 0 ? first : second);
  return {
    name,
    sent: [sentAs(first), sentAs(second)],
    empty: none && ((more) => render({ ...props, ...more, defaultValue: none })),
    uncontrolled: (at, more) => render({ ...props, ...more, defaultValue: valueAt(at) }),
    controlled: (at, onChange, more) => render({ ...props, ...more, value: valueAt(at), onChange }),
  };
}

/** The props of a native text control. */
function native({ label, name, ...held }: FieldProps & Held<string>) {
  const rest = { label, name };
  return 'value' in held
    ? { ...held, ...rest, onChange: () => held.onChange('') }
    : { ...held, ...rest };
}

/** The props of a native checkbox. */
function checked({ label, name, ...held }: FieldProps & Held<boolean>) {
  const rest = { label, name };
  return 'value' in held
    ? { ...rest, checked: held.value, onChange: () => held.onChange(!held.value) }
    : { ...rest, defaultChecked: held.defaultValue };
}

const onOrNot = (value: boolean): Sent => (value ? ['on'] : []);
const listed = (value: readonly string[]): Sent => value;
const order = lakes.map(({ value: key, label }) => ({ key, label }));

/** Every component that a form gets a value of. `all-fields.test.ts` fails for one that is missing. */
export const allFields: readonly SampleField[] = [
  sample('TextField', ['Asha', 'Ravi'], (props) => <TextField {...native(props)} />),
  sample('TextArea', ['Asha', 'Ravi'], (props) => <TextArea {...native(props)} />),
  sample('PasswordField', ['eleven green', 'kites'], (props) => (
    <PasswordField {...native(props)} autoComplete="new-password" />
  )),
  sample('PinInput', ['120482', '482913'], (props) => <PinInput {...native(props)} />),
  sample('SearchField', ['lake', 'house'], (props) => <SearchField {...native(props)} />),
  sample('Select', ['fateh', 'pichola'], (props) => <Select {...native(props)} options={lakes} />),
  sample('ListSelect', ['fateh', 'pichola'], (props) => <ListSelect {...props} options={lakes} />),
  sample('Checkbox', [false, true], (props) => <Checkbox {...checked(props)} />, onOrNot),
  sample('Switch', [true, false], (props) => <Switch {...checked(props)} />, onOrNot),
  sample<readonly string[]>(
    'CheckboxGroup',
    [['fateh'], ['pichola']],
    (props) => <CheckboxGroup {...props} options={lakes} />,
    listed,
    [],
  ),
  sample('RadioGroup', ['fateh', 'pichola'], (props) => <RadioGroup {...props} options={lakes} />),
  sample('RadioCards', ['fateh', 'pichola'], (props) => <RadioCards {...props} options={lakes} />),
  sample('SegmentedControl', ['fateh', 'pichola'], (props) => (
    <SegmentedControl {...props} options={lakes} />
  )),
  sample('FilterSelect', ['fateh', 'pichola'], (props) => (
    <FilterSelect {...props} options={lakes} />
  )),
  sample('Combobox', ['fateh', 'pichola'], (props) => <Combobox {...props} options={lakes} />),
  sample('ReferencePicker', ['fateh', 'pichola'], (props) => (
    <ReferencePicker {...props} search={async () => lakes} recent={lakes} />
  )),
  sample<readonly string[]>(
    'MultiCombobox',
    [['fateh'], ['pichola']],
    (props) => <MultiCombobox {...props} options={lakes} />,
    listed,
    [],
  ),
  sample<readonly string[]>(
    'MultiSelect',
    [['fateh'], ['pichola']],
    (props) => <MultiSelect {...props} options={lakes} />,
    listed,
    [],
  ),
  sample<readonly string[]>(
    'TagInput',
    [['fateh'], ['pichola']],
    (props) => <TagInput {...props} />,
    listed,
    [],
  ),
  sample('ColorPicker', ['#112233', '#445566'], (props) => <ColorPicker {...props} />),
  sample('DatePicker', ['2026-12-01', '2027-03-14'], (props) => (
    <DatePicker {...props} today={today} />
  )),
  sample(
    'DateRangePicker',
    stays,
    (props) => <DateRangePicker {...props} today={today} />,
    ({ startDate, endDate }) => [startDate, endDate],
  ),
  sample('DateTimeField', ['2026-12-01T09:30', '2027-03-14T14:00'], (props) => (
    <DateTimeField {...props} today={today} />
  )),
  sample('TimeField', ['09:30', '14:00'], (props) => <TimeField {...props} />),
  sample<number | null>('NumberField', [1, 42], (props) => <NumberField {...props} />),
  sample<number | null>('MoneyField', [500, 1999], (props) => (
    <MoneyField {...props} currency="INR" />
  )),
  sample('PhoneField', ['+919820000000', '+919829011223'], (props) => (
    <PhoneField {...props} homeCountry="IN" />
  )),
  sample<readonly File[]>(
    'FileUpload',
    files,
    (props) => <FileUpload {...props} />,
    (all) => all.map(({ name }) => name),
    [],
  ),
  sample<readonly string[]>(
    'SortableList',
    [
      ['fateh', 'pichola'],
      ['pichola', 'fateh'],
    ],
    (props) => <SortableList {...props} items={order} />,
    listed,
  ),
];
