import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FieldRow } from '../field-row/index.ts';
import { hi, MessagesProvider } from '../messages/index.ts';
import { withBrowser } from '../testing/browser.ts';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { StateSheet } from '../testing/state-sheet.tsx';
import { NumberField } from './index.ts';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Nights', name: 'nights', defaultValue: 3, min: 1, max: 30, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesAround: Story = {
  name: 'Features: unit, decimals, grouping and sizes',
  render: () => (
    <FieldRow>
      <NumberField label="Commission" suffix="%" step={0.5} min={0} max={100} defaultValue={12.5} />
      <NumberField label="Guests" icon="user" defaultValue={245878} hasStepButtons={false} />
      <NumberField label="Small" size="sm" defaultValue={2} />
      <NumberField label="Large" size="lg" defaultValue={2} description="At least one" />
    </FieldRow>
  ),
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: arrow and page keys step inside the bounds, and are announced by value',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Nights' });
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('14');
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowUp}');
    await expect(field).toHaveValue('30');
    await expect(field).toHaveAttribute('aria-valuenow', '30');
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(field).toHaveAttribute('aria-valuemin', '1');
  },
};

export const BehaviourButtons: Story = {
  name: 'Behaviour: the buttons step, stop at the bounds and leave the focus alone',
  args: { defaultValue: 29 },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: 'Increase' });
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(30);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveAccessibleDescription('Enter 30 or less.');
    await expect(more).toHaveAttribute('data-disabled-reason', 'Enter 30 or less.');
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(30);
    await expect(canvas.getByRole('button', { name: 'Decrease' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(29);
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton')).toHaveFocus();
  },
};

export const BehaviourTyped: Story = {
  name: 'Behaviour: what can’t become a number is not typed; an empty field is null',
  args: { max: undefined, defaultValue: null },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Nights' });
    await userEvent.type(field, '1a2345');
    await expect(field).toHaveValue('12345');
    await expect(args.onChange).toHaveBeenLastCalledWith(12345);
    await userEvent.tab();
    await expect(field).toHaveValue('12,345');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).not.toHaveAttribute('aria-valuenow');
    field.focus();
    await userEvent.paste('about 1,999 nights');
    await expect(field).toHaveValue('1,999');
    await expect(args.onChange).toHaveBeenLastCalledWith(1999);
  },
};

export const BehaviourPasted: Story = {
  name: 'Behaviour: what is pasted is the number that it says, or stays with an error',
  args: { max: undefined, min: undefined, defaultValue: null, suffix: '%', fractionDigits: 2 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Nights' });
    for (const [text, value] of pastes) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await expect(args.onChange, text).toHaveBeenLastCalledWith(value);
    }
    // Two cells are shown as two, with what is wrong.
    await userEvent.clear(field);
    await userEvent.paste('100\n200');
    await expect(field).toHaveValue('100 + 200');
    await expect(field).toHaveAccessibleDescription('Enter a number such as 1,234.5.');
    // What is typed is taken whole, and is no other number.
    await userEvent.clear(field);
    await userEvent.type(field, '1.234,50');
    await expect(field).toHaveValue('1.234,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(field).toBeInvalid();
  },
};

const pastes: readonly (readonly [text: string, value: number])[] = [
  ['12.5%', 12.5],
  ['12 %', 12],
  ['-₹500.00', -500],
  ['(1,200)', -1200],
  ['+5', 5],
  ['1234.5600', 1234.56],
  ['500-', -500],
  ['1’234.50', 1234.5],
];

export const BehaviourSpace: Story = {
  name: 'Behaviour: a space groups like the sign of the locale',
  args: { max: undefined, defaultValue: null },
  play: ({ args, canvas }) =>
    withBrowser(async ({ keyboard }) => {
      const failed = fn();
      window.addEventListener('error', failed);
      const field = canvas.getByRole('spinbutton', { name: 'Nights' });
      field.focus();
      await keyboard('1 999');
      await waitFor(() => expect(field).toHaveValue('1 999'));
      await expect(args.onChange).toHaveBeenLastCalledWith(1999);
      await expect(failed).not.toHaveBeenCalled();
      window.removeEventListener('error', failed);
    }),
};

export const BehaviourUnreadable: Story = {
  name: 'Behaviour: a comma that cuts a number in two makes no other number of it',
  args: { max: undefined, defaultValue: null },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Nights' });
    await userEvent.type(field, '1,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveValue('1,5');
    await expect(field).toHaveAccessibleDescription('Enter a number such as 1,235.');
    await expect(field.checkValidity()).toBe(false);
    await userEvent.type(field, '00');
    await expect(args.onChange).toHaveBeenLastCalledWith(1500);
    await expect(field).not.toBeInvalid();
    // Of the commas of the format, an edit may leave any.
    await userEvent.tab();
    await userEvent.type(field, '7', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(field).toHaveValue('17,500');
    await userEvent.keyboard('{End}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(175);
    await userEvent.tab();
    await expect(field).toHaveValue('175');
    await userEvent.clear(field);
    await userEvent.paste('1,5');
    await userEvent.tab();
    await expect(field).toHaveValue('1,5');
    await expect(field).toBeInvalid();
  },
};

export const BehaviourRange: Story = {
  name: 'Behaviour: a number out of range stays, gets an error on leaving, and blocks submission',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Nights' });
    await userEvent.clear(field);
    await userEvent.type(field, '45');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveValue('45');
    await expect(field).toHaveAccessibleDescription('Enter 30 or less.');
    await expect(field.checkValidity()).toBe(false);
    await expect(args.onChange).toHaveBeenLastCalledWith(45);
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
    await expect(field.checkValidity()).toBe(true);
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets a plain number, and its reset brings back the default',
  args: { max: undefined, defaultValue: 245878 },
  render: (args) => (
    <form aria-label="Rates">
      <NumberField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const field = canvas.getByRole('spinbutton', { name: 'Nights' });
    await expect(field).toHaveValue('2,45,878');
    await expect([...new FormData(form)]).toEqual([['nights', '245878']]);
    await userEvent.clear(field);
    await expect([...new FormData(form)]).toEqual([['nights', '']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field).toHaveValue('2,45,878');
    await expect([...new FormData(form)]).toEqual([['nights', '245878']]);
  },
};

export const BehaviourHindi: Story = {
  name: 'Behaviour: Devanagari digits are read, whichever digits are written',
  args: { max: undefined, defaultValue: 1200, locale: 'hi-IN-u-nu-deva' },
  render: (args) => (
    <MessagesProvider messages={hi}>
      <NumberField {...args} />
    </MessagesProvider>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Nights' });
    await expect(field).toHaveValue('१,२००');
    await userEvent.clear(field);
    await userEvent.type(field, '१२३४५');
    await expect(args.onChange).toHaveBeenLastCalledWith(12345);
    await userEvent.tab();
    await expect(field).toHaveValue('१२,३४५');
    await expect(canvas.getByRole('button', { name: 'बढ़ाएँ' })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Number fields"
      rows={['Empty', 'Filled', 'Wrong', 'Read-only', 'Disabled', 'Disabled with reason']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <NumberField
          {...args}
          label={row}
          suffix="nights"
          defaultValue={row === 'Empty' ? null : 12}
          error={row === 'Wrong' && 'Enter 10 or less.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
          disabledReason={row === 'Disabled with reason' ? 'The season is over.' : undefined}
        />
      )}
    />
  ),
};

export const StatesRtl: Story = {
  name: 'States: from right to left',
  args: { suffix: 'nights' },
  decorators: [rightToLeft],
};

export const StressNarrow: Story = {
  name: 'Stress: long label, number and unit in a narrow column',
  render: (args) => (
    <div className="sheet-narrow">
      <NumberField
        {...args}
        label="कम से कम कितनी रातों की बुकिंग स्वीकार की जाती है"
        prefix="At least"
        suffix="nights"
        max={undefined}
        defaultValue={123456789012345}
        error="Enter a number that the certificate of registration allows for this category."
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('.sheet-narrow');
    await expect(column?.scrollWidth).toBe(column?.clientWidth);
  },
};
