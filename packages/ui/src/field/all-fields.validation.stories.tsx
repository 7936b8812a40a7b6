import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { allFields } from '../testing/all-fields.tsx';
import { expected, sentBy, submitted } from '../testing/all-fields-stage.tsx';

const meta = {
  title: 'Forms/Field/All fields in a form',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
