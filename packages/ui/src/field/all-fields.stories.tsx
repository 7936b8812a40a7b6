import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, within as inside, userEvent, waitFor } from 'storybook/test';
import { Calendar } from '../calendar/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TagInput } from '../tag-input/index.ts';
import { allFields, type Sent } from '../testing/all-fields.tsx';

const meta = { title: 'Forms/Field/All fields in a form' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const changed = fn<(name: string) => void>();

/** What a form would send now, by field. */
function sentBy(form: HTMLFormElement): Readonly<Record<string, Sent>> {
  const data = new FormData(form);
  return Object.fromEntries(
    allFields.map(({ name }) => [
      name,
      data.getAll(name).map((entry) => (entry instanceof File ? entry.name : entry)),
    ]),
  );
}

const expected = (at: 0 | 1) =>
  Object.fromEntries(allFields.map(({ name, sent }) => [name, sent[at]]));

/** The action answers with the values that the fields have from then on, as a server does. */
function Uncontrolled() {
  const [at, save] = useActionState<0 | 1, FormData>(() => 1, 0);
  return (
    <form aria-label="All fields" action={save}>
      {allFields.map((field) => (
        <div key={field.name}>{field.uncontrolled(at)}</div>
      ))}
      <button type="submit">Save</button>
      <button type="reset">Reset</button>
    </form>
  );
}

export const ActionReturnsDefaults: Story = {
  name: 'Behaviour: after a form action every field has the default that the action returned',
  render: () => <Uncontrolled />,
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(sentBy(form)).toEqual(expected(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sentBy(form)).toEqual(expected(1)));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(form)).toEqual(expected(1)));
  },
};

/** The app holds every value; the action is none of its concern. */
function Controlled() {
  const [at, setAt] = useState<0 | 1>(0);
  return (
    <form aria-label="All fields" action={() => {}}>
      {allFields.map((field) => (
        <div key={field.name}>{field.controlled(at, () => changed(field.name))}</div>
      ))}
      <button type="button" onClick={() => setAt(1)}>
        Load
      </button>
      <button type="submit">Save</button>
      <button type="reset">Reset</button>
    </form>
  );
}

export const ControlledStay: Story = {
  name: 'Behaviour: a form action and a reset leave alone what the app controls',
  render: () => <Controlled />,
  beforeEach: () => void changed.mockClear(),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(sentBy(form)).toEqual(expected(1)));
    const reset = fn();
    form.addEventListener('reset', reset);
    for (const name of ['Save', 'Reset']) {
      reset.mockClear();
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(reset).toHaveBeenCalled());
      await waitFor(() => expect(sentBy(form)).toEqual(expected(1)));
    }
    await expect(changed.mock.calls.flat()).toEqual([]);
  },
};

/** What a browser or a password manager fills in for the second value; twice for fields of two inputs. */
const filled: Readonly<Record<string, string>> = {
  TextField: 'Ravi',
  TextArea: 'Ravi',
  PasswordField: 'kites',
  SearchField: 'house',
  Combobox: 'lake pichola',
  MultiCombobox: 'lake pichola',
  TagInput: 'pichola',
  ColorPicker: '#445566',
  DatePicker: '14/03/2027',
  DateRangePicker: '14 Mar 2027\n2027-03-16',
  DateTimeField: '14 Mar 2027\n2:00 pm',
  TimeField: '2:00 pm',
  NumberField: '42',
  MoneyField: '1,999',
  PhoneField: '98290 11223',
  PinInput: '482 913',
};

/** Of these any text is right, or what is wrong in it is dropped. */
const neverWrong = [
  'TextField',
  'TextArea',
  'PasswordField',
  'SearchField',
  'TagInput',
  'PinInput',
];
const textInput = 'textarea, input:not([type=hidden], [type=file], [type=radio], [type=checkbox])';

export const FilledIn: Story = {
  name: 'Behaviour: what is filled in without the focus has its value and its error at once',
  render: () => (
    <form aria-label="All fields">
      {allFields.map((field) => (
        <div key={field.name} data-testid={field.name}>
          {field.uncontrolled(0)}
        </div>
      ))}
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const inputsOf = (name: string) => [
      ...canvas.getByTestId(name).querySelectorAll<HTMLInputElement>(textInput),
    ];
    const typed = allFields.filter(({ name }) => inputsOf(name).length > 0);
    await expect(typed.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(filled), 'ReferencePicker'].sort(),
    );
    const fill = (name: string, text: string) => {
      const texts = text.split('\n');
      for (const [at, input] of inputsOf(name).entries())
        fireEvent.input(input, { target: { value: texts[at] ?? texts[0] } });
    };
    for (const { name, sent } of allFields) {
      const text = filled[name];
      if (text === undefined) continue;
      fill(name, text);
      // A tag or a chip is added to those that are there.
      const now =
        name === 'TagInput' || name === 'MultiCombobox' ? [...sent[0], ...sent[1]] : sent[1];
      await waitFor(() => expect(new FormData(form).getAll(name), name).toEqual(now));
    }
    await expect(document.activeElement).toBe(document.body);
    await expect(document.querySelector('[data-part=popover]')).toBeNull();

    for (const name of Object.keys(filled).filter((name) => !neverWrong.includes(name))) {
      const wrong = /^(Number|Money)/.test(name) ? '1,5' : 'nonsense';
      fill(name, wrong);
      const [input] = inputsOf(name);
      await waitFor(() => expect(input, name).toBeInvalid());
      await expect(input, name).toHaveValue(wrong);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(form)).toEqual(expected(0)));
  },
};

function Disabled() {
  return (
    <form aria-label="All fields">
      <fieldset disabled>
        <Calendar label="Days" today="2026-11-22" onChange={() => changed('Calendar')} />
        {allFields.map((field) => (
          <div key={field.name}>{field.uncontrolled(0)}</div>
        ))}
      </fieldset>
    </form>
  );
}

export const InADisabledFieldset: Story = {
  name: 'Behaviour: in a disabled fieldset no field is submitted or takes the focus',
  render: () => <Disabled />,
  beforeEach: () => void changed.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([]);
    const focusable = 'input, select, textarea, button';
    const within = [...canvasElement.querySelectorAll(`fieldset :is(${focusable})`)];
    await expect(within.length).toBeGreaterThan(allFields.length);
    const day = canvasElement.querySelector('[data-day="2026-11-24"]') ?? canvasElement;
    fireEvent.click(day);
    const zone = canvas.getByRole('group', { name: 'FileUpload' });
    const dropped = new DataTransfer();
    dropped.items.add(new File(['x'], 'dropped.pdf'));
    fireEvent.drop(zone, { dataTransfer: dropped });
    await expect(changed).not.toHaveBeenCalled();
    await expect(canvas.queryByText('dropped.pdf')).toBeNull();
    await expect(
      within.filter((control) => !control.matches(':disabled')).map((control) => control.outerHTML),
    ).toEqual([]);
  },
};

const submitted = fn();
const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

/** They hold several values, which the browser doesn't count. */
const severals = allFields.filter(({ empty }) => empty !== undefined);

/** Fields that the browser doesn't check, or that have a rule of their own. */
function Severals() {
  return (
    <form
      aria-label="All fields"
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      {severals.map(({ name, empty }) => (
        <div key={name}>{empty?.({ required: true })}</div>
      ))}
      <CheckboxGroup label="Two of them" min={2} options={options} />
      <RadioGroup label="One of them" required options={options} />
      <RadioCards label="One card" required options={options} />
      <DatePicker label="Day" name="day" today="2026-11-22" />
      <button type="submit">Save</button>
      <button type="submit" formNoValidate>
        Delete
      </button>
      <button type="reset">Reset</button>
    </form>
  );
}

export const RequiredSeverals: Story = {
  name: 'Behaviour: a required field of several values, or of radio buttons without a name, says so and blocks an empty form, and a least number too',
  render: () => <Severals />,
  beforeEach: () => void submitted.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    // `aria-required` is not allowed on these roles.
    for (const name of ['CheckboxGroup', 'FileUpload', 'Two of them'])
      await expect(canvas.getByRole('group', { name })).toHaveAccessibleDescription(/^Required/);
    await expect(canvas.getByRole('button', { name: /^MultiSelect/ })).toHaveAccessibleDescription(
      'Required',
    );
    const save = canvas.getByRole('button', { name: 'Save' });
    const errors = () =>
      [...canvasElement.querySelectorAll('[data-part=error]')].map((error) => error.textContent);
    await userEvent.click(save);
    await expect(submitted).not.toHaveBeenCalled();
    const missing = severals.map(() => 'Add at least one.');
    missing[0] = 'Choose at least 1.';
    const chosen = ['Choose at least 2.', 'Choose one.', 'Choose one.'];
    await waitFor(() => expect(errors()).toEqual([...missing, ...chosen]));
    await expect(canvas.getByRole('checkbox', { name: 'Fateh Sagar' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(errors()).toEqual([]));
  },
};

export const NoValidate: Story = {
  name: 'Behaviour: a button with formNoValidate submits whatever is typed',
  render: () => <Severals />,
  beforeEach: () => void submitted.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Day', { selector: 'input' }), 'nonsense');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

/** A part of a page that a web component brings. */
function InShadow() {
  const [root, setRoot] = useState<ShadowRoot>();
  return (
    <div
      data-testid="host"
      ref={(host) => {
        if (host && !root) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
      }}
    >
      {root &&
        createPortal(
          <form
            aria-label="All fields"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submitted();
            }}
          >
            {allFields.map((field) => (
              <div key={field.name}>{field.uncontrolled(0)}</div>
            ))}
            <TagInput label="Needed" required />
            <button type="submit">Save</button>
            <button type="reset">Reset</button>
          </form>,
          root,
        )}
    </div>
  );
}

export const InAShadowRoot: Story = {
  name: 'Behaviour: in a shadow root wrong text blocks the form, and a reset brings back the defaults',
  render: () => <InShadow />,
  beforeEach: () => void submitted.mockClear(),
  // The sheet of the page doesn't reach in, so colours and sizes are those of the browser.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    const host = canvas.getByTestId('host');
    const form = await waitFor(() => {
      const match = host.shadowRoot?.querySelector('form');
      if (!match) throw new Error('The form is not there yet.');
      return match;
    });
    const within = inside(form);
    await expect(sentBy(form)).toEqual(expected(0));
    await userEvent.click(within.getByRole('button', { name: 'Save' }));
    await expect(submitted).not.toHaveBeenCalled();
    await within.findByText('Add at least one.');
    await userEvent.type(within.getByRole('spinbutton', { name: 'NumberField' }), '7');
    await userEvent.click(within.getAllByRole('radio', { name: 'Lake Pichola' })[0] ?? form);
    await userEvent.click(within.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(form)).toEqual(expected(0)));
  },
};
