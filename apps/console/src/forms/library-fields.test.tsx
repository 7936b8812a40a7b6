import {
  Checkbox,
  CheckboxGroup,
  MoneyField,
  NumberField,
  PasswordField,
  PhoneField,
  RadioCards,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Switch,
  TextArea,
  TextField,
} from '@booking/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';

const start = {
  name: 'Nilgiri',
  note: 'Quiet',
  secret: 'x',
  query: 'goa',
  plan: 'b',
  isSent: true,
  isOnline: false,
  nights: 3 as number | null,
  price: 1999 as number | null,
  phone: '+919876543210',
  status: 'a',
  prices: 'b',
  view: 'a',
  meals: ['a'] as readonly string[],
};

type Values = typeof start;

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

const rules = { validate: () => 'Wrong.' };

/** Every field, native ones by `register`, the others by `Controller`, each with one spread. */
function Form({ hand, wrong }: { hand: (form: UseFormReturn<Values>) => void; wrong?: string }) {
  const form = useForm<Values>({ defaultValues: start });
  hand(form);
  const { register, control } = form;
  const rule = (name: keyof Values) => (name === wrong ? rules : {});
  return (
    <form aria-label="All" noValidate onSubmit={form.handleSubmit(() => {})}>
      <TextField label="Name" {...register('name', rule('name'))} />
      <TextArea label="Note" {...register('note', rule('note'))} />
      <PasswordField label="Secret" {...register('secret', rule('secret'))} />
      <SearchField label="Query" {...register('query', rule('query'))} />
      <Select label="Plan" options={options} {...register('plan', rule('plan'))} />
      <Checkbox label="Sent" {...register('isSent', rule('isSent'))} />
      <Switch label="Online" {...register('isOnline', rule('isOnline'))} />
      <Controller
        {...{ control, name: 'nights', rules: rule('nights') }}
        render={({ field }) => <NumberField label="Nights" {...field} />}
      />
      <Controller
        {...{ control, name: 'price', rules: rule('price') }}
        render={({ field }) => <MoneyField label="Price" currency="INR" {...field} />}
      />
      <Controller
        {...{ control, name: 'phone', rules: rule('phone') }}
        render={({ field }) => <PhoneField label="Phone" {...field} />}
      />
      <Controller
        {...{ control, name: 'status', rules: rule('status') }}
        render={({ field }) => <RadioCards label="Status" options={options} {...field} />}
      />
      <Controller
        {...{ control, name: 'prices', rules: rule('prices') }}
        render={({ field }) => <RadioGroup label="Prices" options={options} {...field} />}
      />
      <Controller
        {...{ control, name: 'view', rules: rule('view') }}
        render={({ field }) => <SegmentedControl label="View" options={options} {...field} />}
      />
      <Controller
        {...{ control, name: 'meals', rules: rule('meals') }}
        render={({ field }) => <CheckboxGroup label="Meals" options={options} {...field} />}
      />
    </form>
  );
}

function shown(wrong?: keyof Values) {
  const held: { form?: UseFormReturn<Values> } = {};
  render(
    <Form
      {...(wrong && { wrong })}
      hand={(form) => {
        held.form = form;
      }}
    />,
  );
  if (!held.form) throw new Error('The form was not rendered.');
  return { form: held.form, element: screen.getByRole<HTMLFormElement>('form') };
}

const entriesOf = (element: HTMLFormElement) => [...new FormData(element)];

const first = [
  ['name', 'Nilgiri'],
  ['note', 'Quiet'],
  ['secret', 'x'],
  ['query', 'goa'],
  ['plan', 'b'],
  ['isSent', 'on'],
  ['nights', '3'],
  ['price', '1999'],
  ['phone', '+919876543210'],
  ['status', 'a'],
  ['prices', 'b'],
  ['view', 'a'],
  ['meals', 'a'],
];

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (group: string, name: string) => {
  const all = screen.getByRole(group === 'Meals' ? 'group' : 'radiogroup', { name: group });
  const box = [...all.querySelectorAll('label')].find((label) => label.textContent === name);
  fireEvent.click(box?.control ?? all);
};

function changeAll() {
  for (const label of ['Name', 'Note', 'Secret', 'Query']) type(label, 'other');
  type('Plan', 'a');
  fireEvent.click(screen.getByLabelText('Sent'));
  fireEvent.click(screen.getByLabelText('Online'));
  type('Nights', '12');
  type('Price', '2,450.5');
  type('Phone', '+44 20 7946 0958');
  press('Status', 'Beta');
  press('Prices', 'Alpha');
  press('View', 'Beta');
  press('Meals', 'Beta');
}

it('shows and submits the values of the form, each field with one spread', () => {
  const { element } = shown();
  expect(entriesOf(element)).toEqual(first);
});

it('gives the form every change in its own type', () => {
  const { form, element } = shown();
  changeAll();
  expect(form.getValues()).toEqual({
    name: 'other',
    note: 'other',
    secret: 'other',
    query: 'other',
    plan: 'a',
    isSent: false,
    isOnline: true,
    nights: 12,
    price: 2450.5,
    phone: '+442079460958',
    status: 'b',
    prices: 'a',
    view: 'b',
    meals: ['a', 'b'],
  });
  expect(entriesOf(element)).toContainEqual(['price', '2450.5']);
});

it.each<[string, (form: UseFormReturn<Values>) => void]>([
  ['its first values, with a reset of the form element', (form) => form.reset()],
  ['given values, without one', (form) => form.reset(start, { keepDefaultValues: true })],
])('shows what the form is reset to: %s', (_, reset) => {
  const { form, element } = shown();
  changeAll();
  act(() => reset(form));
  expect(entriesOf(element)).toEqual(first);
  expect(form.getValues()).toEqual(start);
});

const labels: Record<keyof Values, string> = {
  name: 'Name',
  note: 'Note',
  secret: 'Secret',
  query: 'Query',
  plan: 'Plan',
  isSent: 'Sent',
  isOnline: 'Online',
  nights: 'Nights',
  price: 'Price',
  phone: 'Phone',
  status: 'Status',
  prices: 'Prices',
  view: 'View',
  meals: 'Meals',
};

/** Of a group its legend, of a control its label. */
function nameOf(element: Element | null): string | null | undefined {
  if (element instanceof HTMLFieldSetElement) {
    return element.querySelector('legend [data-part=label]')?.textContent;
  }
  const label = [...document.querySelectorAll('label')].find(({ control }) => control === element);
  return label?.textContent ?? element?.getAttribute('aria-label');
}

it.each(Object.keys(start) as (keyof Values)[])(
  'puts the focus into %s if that is the first with an error',
  async (wrong) => {
    const { element } = shown(wrong);
    await act(async () => element.requestSubmit());
    const { activeElement } = document;
    expect(activeElement?.matches('input, select, textarea')).toBe(true);
    const group = activeElement?.closest('fieldset, [role=radiogroup]');
    expect(nameOf(group ?? activeElement)).toBe(labels[wrong]);
  },
);
