import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FieldRow } from '../field-row/index.ts';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { StateSheet } from '../testing/state-sheet.tsx';
import { PhoneField } from './index.ts';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Phone', name: 'phone', defaultValue: '+919876543210', onChange: fn() },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesCountries: Story = {
  name: 'Features: default country, chosen countries and sizes',
  render: () => (
    <FieldRow>
      <PhoneField label="Front desk" homeCountry="NP" />
      <PhoneField label="Owner" countries={['IN', 'NP', 'BT']} isOptional />
      <PhoneField label="Small" size="sm" defaultValue="+14155552671" />
      <PhoneField label="Large" size="lg" defaultValue="+442079460958" />
    </FieldRow>
  ),
};

export const BehaviourTyped: Story = {
  name: 'Behaviour: a number is read as it is typed, and grouped when the field is left',
  args: { defaultValue: '' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(field, '098730-42483');
    await expect(args.onChange).toHaveBeenLastCalledWith('+919873042483');
    await userEvent.tab();
    await expect(field).toHaveValue('98730 42483');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const BehaviourPaste: Story = {
  name: 'Behaviour: a number with a calling code, typed or pasted, changes the country',
  args: { defaultValue: '' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    const country = canvas.getByRole('combobox', { name: 'Country code' });
    await expect(country).toHaveValue('IN');
    field.focus();
    await userEvent.paste('+44 (0)20 7946 0958');
    await expect(args.onChange).toHaveBeenLastCalledWith('+442079460958');
    await expect(country).toHaveValue('GB');
    await expect(field).toHaveValue('2079460958');
    await userEvent.clear(field);
    await userEvent.type(field, '+91 98730 42483');
    await expect(args.onChange).toHaveBeenLastCalledWith('+919873042483');
    await userEvent.tab();
    await expect(country).toHaveValue('IN');
    await expect(field).toHaveValue('98730 42483');
  },
};

export const BehaviourCountry: Story = {
  name: 'Behaviour: another country keeps the number, and the focus stays',
  play: async ({ args, canvas }) => {
    const country = canvas.getByRole('combobox', { name: 'Country code' });
    await userEvent.click(country);
    await userEvent.selectOptions(country, 'NP');
    await expect(args.onChange).toHaveBeenLastCalledWith('+9779876543210');
    await expect(country).toHaveFocus();
    await userEvent.selectOptions(country, 'CA');
    await expect(country).toHaveValue('CA');
    await expect(args.onChange).toHaveBeenLastCalledWith('+19876543210');
  },
};

export const BehaviourZero: Story = {
  name: 'Behaviour: a zero that was typed is there in countries where it is part of the number',
  args: { defaultValue: '' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    const country = canvas.getByRole('combobox', { name: 'Country code' });
    await userEvent.type(field, '07 08 09 10 11');
    await userEvent.click(country);
    await expect(args.onChange).toHaveBeenLastCalledWith('+91708091011');
    await userEvent.selectOptions(country, 'CI');
    await expect(args.onChange).toHaveBeenLastCalledWith('+2250708091011');
    await expect(field).toHaveValue('0708091011');
    await userEvent.selectOptions(country, 'NP');
    await expect(args.onChange).toHaveBeenLastCalledWith('+977708091011');
    await userEvent.selectOptions(country, 'CI');
    await expect(args.onChange).toHaveBeenLastCalledWith('+2250708091011');
  },
};

export const BehaviourLateHome: Story = {
  name: 'Behaviour: a home country that arrives later counts until the user has one',
  args: { defaultValue: '' },
  render: function LateHome(args) {
    const [home, setHome] = useState<string>();
    return (
      <form aria-label="Contact">
        <PhoneField {...args} homeCountry={home} />
        {['US', 'NP'].map((country) => (
          <button key={country} type="button" onClick={() => setHome(country)}>
            {country}
          </button>
        ))}
        <button type="reset">Reset</button>
      </form>
    );
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    const country = canvas.getByRole('combobox', { name: 'Country code' });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('US');
    await expect(country).toHaveValue('US');
    await userEvent.type(field, '415 555 2671');
    await press('NP');
    await expect(country).toHaveValue('US');
    await expect(args.onChange).toHaveBeenLastCalledWith('+14155552671');
    await press('Reset');
    await expect(country).toHaveValue('NP');
    await userEvent.click(country);
    await userEvent.selectOptions(country, 'GB');
    await press('US');
    await expect(country).toHaveValue('GB');
  },
};

export const BehaviourSharedCode: Story = {
  name: 'Behaviour: digits that begin like the code of another country are typed for the one that is shown',
  args: { defaultValue: '', homeCountry: 'US' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    const country = canvas.getByRole('combobox', { name: 'Country code' });
    await userEvent.type(field, '787 555');
    await expect(country).toHaveValue('US');
    await userEvent.type(field, ' 1234');
    await expect(args.onChange).toHaveBeenLastCalledWith('+17875551234');
    await expect(field).toHaveValue('787 555 1234');
    await userEvent.tab();
    await expect(country).toHaveValue('PR');
    await expect(field).toHaveValue('555 1234');
    await userEvent.clear(field);
    await userEvent.type(field, '5559876');
    await expect(args.onChange).toHaveBeenLastCalledWith('+17875559876');
  },
};

export const BehaviourUnread: Story = {
  name: 'Behaviour: text that is no number stays, with an error',
  args: { defaultValue: '' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    for (const text of ['+999 12345', 'reception']) {
      await userEvent.type(field, text);
      await expect(field).toBeValid();
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAccessibleDescription(/^Enter a phone number./);
      await userEvent.clear(field);
      await expect(field).toBeValid();
    }
    await userEvent.type(field, '98730 42483');
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('+919873042483');
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets E.164, and its reset brings back the default',
  render: (args) => (
    <form aria-label="Contact">
      <PhoneField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.clear(field);
    await userEvent.type(field, '98730 42483');
    await expect([...new FormData(form)]).toEqual([['phone', '+919873042483']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field).toHaveValue('98765 43210');
    await expect([...new FormData(form)]).toEqual([['phone', '+919876543210']]);
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Phone fields"
      rows={['Empty', 'Filled', 'Wrong', 'Read-only', 'Disabled', 'Disabled with reason']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <PhoneField
          {...args}
          label={row}
          defaultValue={row === 'Empty' ? '' : '+919876543210'}
          error={row === 'Wrong' && 'This number is too short.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
          disabledReason={row === 'Disabled with reason' ? 'Set by the platform.' : undefined}
        />
      )}
    />
  ),
};

export const StatesRtl: Story = {
  name: 'States: from right to left',
  decorators: [rightToLeft],
};

export const StressNarrow: Story = {
  name: 'Stress: a long number and label in a narrow column',
  render: (args) => (
    <div className="sheet-narrow">
      <PhoneField
        {...args}
        label="रिसेप्शन का फ़ोन नंबर, जिस पर मेहमान किसी भी समय बात कर सकें"
        defaultValue="+35812345678901234"
        error="Type the number as it is printed on the certificate of registration."
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('.sheet-narrow');
    await expect(column?.scrollWidth).toBe(column?.clientWidth);
  },
};
