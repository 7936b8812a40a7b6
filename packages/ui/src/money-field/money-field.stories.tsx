import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FieldRow } from '../field-row/index.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { MoneyField } from './index.ts';

const meta = {
  title: 'Forms/MoneyField',
  component: MoneyField,
  args: { label: 'Tariff', name: 'tariff', currency: 'INR', defaultValue: 1999, onChange: fn() },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'Per night, GST not included' } };

export const FeaturesCurrencies: Story = {
  name: 'Features: sign, side and decimals of the currency',
  render: () => (
    <FieldRow>
      <MoneyField label="Rupees" currency="INR" defaultValue={245878.5} />
      <MoneyField label="Yen" currency="JPY" defaultValue={245878} />
      <MoneyField label="Dinars" currency="KWD" defaultValue={12.125} />
      <MoneyField label="Euros" currency="EUR" locale="de-DE" defaultValue={1999.9} />
    </FieldRow>
  ),
};

export const BehaviourTyped: Story = {
  name: 'Behaviour: an amount is read however it is pasted, and written with its decimals if it has any',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Tariff' });
    await expect(field).toHaveValue('1,999');
    await expect(field).toHaveAttribute('aria-valuetext', '₹ 1,999');
    await userEvent.clear(field);
    await userEvent.type(field, '2450.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(2450.5);
    await userEvent.tab();
    await expect(field).toHaveValue('2,450.50');
    await userEvent.clear(field);
    await userEvent.paste('Rs. 1,25,000/-');
    await expect(args.onChange).toHaveBeenLastCalledWith(125000);
    await expect(field).toHaveValue('1,25,000');
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets major units as a plain number; no amount is negative unless min says so',
  render: (args) => (
    <form aria-label="Rates">
      <MoneyField {...args} />
      <MoneyField {...args} label="Correction" name="correction" min={-5000} defaultValue={-10} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const tariff = canvas.getByRole('spinbutton', { name: 'Tariff' });
    const correction = canvas.getByRole('spinbutton', { name: 'Correction' });
    // The keys for numbers of a phone have no minus.
    await expect(tariff).toHaveAttribute('inputmode', 'decimal');
    await expect(correction).toHaveAttribute('inputmode', 'text');
    await userEvent.clear(tariff);
    await userEvent.type(tariff, '-7.25');
    // It is not the amount without its sign.
    await expect(tariff).toHaveValue('-7.25');
    await expect(tariff).not.toHaveAttribute('aria-valuenow');
    await userEvent.clear(tariff);
    await userEvent.type(tariff, '7.25');
    await userEvent.clear(correction);
    await userEvent.type(correction, '-7.25');
    await expect([...new FormData(form)]).toEqual([
      ['tariff', '7.25'],
      ['correction', '-7.25'],
    ]);
  },
};

export const BehaviourRounded: Story = {
  name: 'Behaviour: a form gets the amount that is shown',
  render: (args) => (
    <form aria-label="Rates">
      <MoneyField {...args} defaultValue={1.005} />
      <MoneyField {...args} currency="JPY" defaultValue={1999.5} />
      <MoneyField {...args} defaultValue={null} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const fields = canvas.getAllByRole<HTMLInputElement>('spinbutton');
    await expect(fields.map(({ value }) => value)).toEqual(['1.01', '2,000', '']);
    await expect(new FormData(form).getAll('tariff')).toEqual(['1.01', '2000', '']);
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Amounts"
      rows={['Empty', 'Filled', 'Wrong', 'Read-only', 'Disabled with reason']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <MoneyField
          {...args}
          label={row}
          defaultValue={row === 'Empty' ? null : 1999}
          error={row === 'Wrong' && 'Enter ₹500 or more.'}
          readOnly={row === 'Read-only'}
          disabledReason={row === 'Disabled with reason' ? 'The season is over.' : undefined}
        />
      )}
    />
  ),
};

export const StressNarrow: Story = {
  name: 'Stress: a long amount in a narrow column',
  render: (args) => (
    <div className="sheet-narrow">
      <MoneyField
        {...args}
        label="सभी करों सहित प्रति रात्रि अधिकतम स्वीकार्य शुल्क"
        currency="KWD"
        defaultValue={123456789012.345}
      />
    </div>
  ),
};
