import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { ChoiceOption } from '../combobox/index.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { MultiCombobox } from './index.ts';

const units: readonly ChoiceOption[] = [
  { value: 'u101', label: '101', description: 'Lake view', group: 'First floor' },
  { value: 'u102', label: '102', description: 'Garden', group: 'First floor' },
  { value: 'u201', label: '201', description: 'Lake view', group: 'Second floor' },
  {
    value: 'u202',
    label: '202',
    group: 'Second floor',
    disabledReason: 'Closed for repairs.',
  },
];

const onChange = fn();

const meta = {
  title: 'Forms/MultiCombobox',
  component: MultiCombobox,
  args: { label: 'Connecting rooms', options: units, onChange },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  beforeEach: () => onChange.mockClear(),
} satisfies Meta<typeof MultiCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Connecting rooms' });
const list = async () => within(await screen.findByRole('listbox', { name: 'Connecting rooms' }));
const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);
const removeButton = (label: string) => screen.getByRole('button', { name: `Remove ${label}` });

export const Default: Story = { args: { defaultValue: ['u101'] } };

export const FeaturesOpen: Story = {
  name: 'Features: groups, descriptions, and a reason for what can’t be chosen',
  args: { defaultValue: ['u101', 'u201'], defaultOpen: true },
  play: async () => {
    const options = await list();
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(options.getAllByRole('option', { selected: true })).toHaveLength(2);
    await userEvent.click(options.getByRole('option', { name: /202/ }));
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const FeaturesCustom: Story = {
  name: 'Features: a text of one’s own, by the last row, Enter or leaving',
  args: { allowsCustomValue: true },
  play: async () => {
    await userEvent.type(field(), 'Annex');
    await userEvent.click((await list()).getByRole('option', { name: 'Add “Annex”' }));
    await expect(onChange).toHaveBeenLastCalledWith(['Annex']);
    await userEvent.type(field(), 'Boat house{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['Annex', 'Boat house']);
    await userEvent.type(field(), 'Pier');
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(chips()).toEqual(['Annex', 'Boat house', 'Pier']));
    await userEvent.type(field(), '101{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['Annex', 'Boat house', 'Pier', 'u101']);
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Comboboxes of several values"
      rows={['Empty', 'Chosen', 'Wrong', 'Read-only', 'Disabled', 'With a reason']}
      pointer={['Rest', 'Focused']}
      cell={(row) => (
        <MultiCombobox
          {...args}
          label={row}
          placeholder="Find a room"
          defaultValue={row === 'Empty' || row === 'Wrong' ? [] : ['u101', 'u201']}
          error={row === 'Wrong' && 'Choose at least one room.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
          disabledReason={row === 'With a reason' ? 'Only an owner can change this.' : undefined}
        />
      )}
    />
  ),
};

export const StatesFailed: Story = {
  name: 'States: options failed to load',
  args: { options: [], loadError: true, onRetry: fn(), defaultOpen: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent(/^Couldn’t load/);
    field().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: works by keyboard; the list stays open, and Backspace takes the last chip',
  play: async () => {
    field().focus();
    await userEvent.keyboard('{ArrowDown}');
    await list();
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['u101', 'u102']);
    await userEvent.keyboard('201{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['u101', 'u102', 'u201']);
    await expect(field()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Backspace}');
    await expect(onChange).toHaveBeenLastCalledWith(['u101', 'u102']);
    await expect(field()).toHaveFocus();
  },
};

export const BehaviourChips: Story = {
  name: 'Behaviour: arrow keys go through the chips, and Delete removes one',
  args: { defaultValue: ['u101', 'u102', 'u201'] },
  play: async () => {
    field().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(removeButton('201')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(removeButton('101')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(onChange).toHaveBeenLastCalledWith(['u101', 'u201']);
    await expect(removeButton('201')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(field()).toHaveFocus();
    await userEvent.click(removeButton('101'));
    await expect(chips()).toEqual(['201']);
    await expect(field()).toHaveFocus();
  },
};

export const BehaviourRightToLeft: Story = {
  name: 'Behaviour: from right to left the arrow keys turn round',
  args: { defaultValue: ['u101', 'u102'] },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async () => {
    field().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(removeButton('102')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(field()).toHaveFocus();
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets every value, and nothing while a typed text names no option',
  args: { name: 'rooms', required: true },
  render: (args) => (
    <form aria-label="Form" noValidate onSubmit={(event) => event.preventDefault()}>
      <MultiCombobox {...args} />
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('rooms');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveAccessibleDescription(/./);
    await userEvent.keyboard('nowhere');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(field()).toHaveAccessibleDescription('Choose an option from the list.');
    await userEvent.clear(field());
    await userEvent.keyboard('102{Enter}');
    await expect(sent()).toEqual(['u102']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toEqual([]));
  },
};

export const StressLong: Story = {
  name: 'Stress: many chips with long names in a narrow column',
  args: {
    defaultValue: ['0', '1', '2', '3'],
    options: Array.from({ length: 100 }, (_, at) => ({
      value: String(at),
      label: `${at + 1}. श्री वेंकटेश्वर अतिथि गृह and Convention Centre, Tiruvannamalai`,
    })),
  },
  decorators: [(Story) => <div className="sheet-narrow">{Story()}</div>],
};
