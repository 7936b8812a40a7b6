import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Modal } from '../modal/index.ts';
import {
  cities,
  comboboxStories,
  field,
  list,
  noList,
  onChange,
} from '../testing/combobox-stage.tsx';
import { StateSheet } from '../testing/state-sheet.tsx';
import { type ChoiceOption, Combobox, type ComboboxProps } from './index.ts';

const plans: readonly ChoiceOption[] = [
  { value: 'basic', label: 'Basic', icon: 'package' },
  { value: 'standard', label: 'Standard', icon: 'star' },
  { value: 'professional', label: 'Professional', icon: 'sparkles' },
];

const meta = {
  ...comboboxStories,
  title: 'Forms/Combobox',
  component: Combobox,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'Choose a city' } };

export const FeaturesGroups: Story = {
  name: 'Features: groups, descriptions and an option that can’t be chosen',
  args: { defaultValue: 'udr', defaultOpen: true },
  play: async () => {
    const options = await list();
    await expect(options.getByRole('group', { name: 'Kerala' })).toBeInTheDocument();
    await expect(options.getByRole('option', { selected: true })).toHaveTextContent('Udaipur');
    await expect(options.getByRole('option', { name: /Kozhikode/ })).toHaveTextContent(
      'Not included in your plan.',
    );
  },
};

export const FeaturesIcons: Story = {
  name: 'Features: icons, and a button to clear',
  args: { label: 'Plan', options: plans, defaultValue: 'standard', isOptional: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field(/^Plan/)).toHaveValue('');
    await expect(field(/^Plan/)).toHaveFocus();
  },
};

/** A host that keeps the value, and creates options. */
function Creating(props: ComboboxProps) {
  const [options, setOptions] = useState(cities);
  const [value, setValue] = useState('');
  return (
    <Combobox
      {...props}
      options={options}
      value={value}
      onChange={setValue}
      onCreate={(label) => {
        setOptions([...options, { value: label, label }]);
        setValue(label);
      }}
    />
  );
}

export const FeaturesCreate: Story = {
  name: 'Features: creates an option that doesn’t exist yet',
  render: (args) => <Creating {...args} />,
  play: async () => {
    await userEvent.type(field(), 'Ooty');
    await userEvent.click((await list()).getByRole('option', { name: 'Create “Ooty”' }));
    await noList();
    await expect(field()).toHaveValue('Ooty');
    await userEvent.tab();
    await expect(field()).toBeValid();
  },
};

export const FeaturesCustom: Story = {
  name: 'Features: a text of one’s own, by the last row, Enter or leaving',
  args: { allowsCustomValue: true, onChange, name: 'city' },
  render: (args) => (
    <form aria-label="Form">
      <Combobox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('city');
    await userEvent.type(field(), 'Ooty');
    await userEvent.click((await list()).getByRole('option', { name: 'Add “Ooty”' }));
    await noList();
    await expect(onChange).toHaveBeenLastCalledWith('Ooty');
    await userEvent.clear(field());
    // Not Udaipur, which it is a part of.
    await userEvent.keyboard('pur{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('pur');
    await userEvent.clear(field());
    await userEvent.keyboard('udaipur{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('udr');
    await userEvent.clear(field());
    await userEvent.keyboard('Mount Abu');
    await userEvent.tab();
    await expect(sent()).toBe('Mount Abu');
    await expect(field()).toHaveValue('Mount Abu');
    await expect(field()).toBeValid();
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Comboboxes"
      rows={['Empty', 'Chosen', 'Loading', 'Wrong', 'Read-only', 'Disabled', 'With a reason']}
      pointer={['Rest', 'Focused']}
      cell={(row) => (
        <Combobox
          {...args}
          label={row}
          placeholder="Choose a city"
          defaultValue={row === 'Empty' || row === 'Wrong' ? '' : 'udr'}
          isOptional={row === 'Chosen'}
          isLoading={row === 'Loading'}
          error={row === 'Wrong' && 'Choose a city.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
          disabledReason={row === 'With a reason' ? 'Only an owner can change this.' : undefined}
        />
      )}
    />
  ),
};

export const StatesLoading: Story = {
  name: 'States: options are loading',
  args: { options: [], isLoading: true, defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading…');
  },
};

export const StatesFailed: Story = {
  name: 'States: options failed to load',
  args: { options: [], loadError: true, onRetry: fn(), defaultOpen: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent(/^Couldn’t load/);
    field().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(field()).toHaveFocus();
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets the value, and its reset brings back the default',
  args: { name: 'city', defaultValue: 'udr' },
  render: (args) => (
    <form aria-label="Form">
      <Combobox {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).get('city');
    await expect(sent()).toBe('udr');
    await userEvent.clear(field());
    await userEvent.type(field(), 'Koc');
    await expect(sent()).toBe('');
    await userEvent.click((await list()).getByRole('option', { name: /Kochi/ }));
    await expect(sent()).toBe('cok');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toBe('udr'));
    await expect(field()).toHaveValue('Udaipur');
  },
};

export const BehaviourInModal: Story = {
  name: 'Behaviour: in a modal, Escape closes the list first',
  render: (args) => (
    <Modal open header={{ text: 'Move' }} footer={{ cancel: { onCancel: onChange } }}>
      <Combobox {...args} />
    </Modal>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Move' }));
    const city = await dialog.findByRole('combobox');
    await waitFor(() => expect(city).toHaveFocus());
    await userEvent.keyboard('u');
    await waitFor(() => expect(city).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(city).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Move' })).toBeVisible());
    await expect(city).toHaveValue('u');
    await userEvent.click(dialog.getByRole('button', { name: 'Show options' }));
    await userEvent.click(await screen.findByRole('option', { name: /Udaipur/ }));
    await expect(city).toHaveValue('Udaipur');
  },
};

export const BehaviourHeld: Story = {
  name: 'Behaviour: with a reason it can be focused, and doesn’t open',
  args: { defaultValue: 'udr', disabledReason: 'Only an owner can change this.' },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('x{ArrowDown}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(field()).toHaveValue('Udaipur');
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAccessibleDescription('Only an owner can change this.');
  },
};

export const StressLong: Story = {
  name: 'Stress: many options with long names on a phone',
  args: {
    defaultOpen: true,
    defaultValue: '7',
    options: Array.from({ length: 200 }, (_, at) => ({
      value: String(at),
      label: `${at + 1}. श्री वेंकटेश्वर अतिथि गृह and Convention Centre, Tiruvannamalai`,
      description: 'Sri Potti Sriramulu Nellore, the district and its town',
    })),
  },
  decorators: [(Story) => <div className="sheet-narrow">{Story()}</div>],
};
