import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { ChoiceOption } from '../combobox/index.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { ListSelect } from './index.ts';

const channels: readonly ChoiceOption[] = [
  { value: 'mail', label: 'Email', icon: 'mail', description: 'To the address of the guest' },
  { value: 'phone', label: 'Phone', icon: 'phone', description: 'A call from the front desk' },
  { value: 'letter', label: 'Letter', icon: 'file-text' },
  {
    value: 'message',
    label: 'Message',
    icon: 'message-circle',
    disabledReason: 'Not included in your plan.',
  },
];

const onChange = fn();

const meta = {
  title: 'Forms/ListSelect',
  component: ListSelect,
  args: { label: 'Channel', options: channels, onChange, placeholder: 'Choose a channel' },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  beforeEach: () => onChange.mockClear(),
} satisfies Meta<typeof ListSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Channel' });
const list = async () => within(await screen.findByRole('listbox', { name: 'Channel' }));
const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

export const Default: Story = { args: { defaultValue: 'mail' } };

export const FeaturesOpen: Story = {
  name: 'Features: icons, descriptions, and a reason for what can’t be chosen',
  args: { defaultValue: 'mail', defaultOpen: true },
  play: async () => {
    const options = await list();
    await expect(options.getByRole('option', { selected: true })).toHaveTextContent('Email');
    await userEvent.click(options.getByRole('option', { name: /Message/ }));
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(options.getByRole('option', { name: /Letter/ }));
    await noList();
    await expect(field()).toHaveTextContent('Letter');
    await expect(field()).toHaveFocus();
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Selects of drawn options"
      rows={['Empty', 'Chosen', 'Wrong', 'Disabled', 'With a reason']}
      pointer={['Rest', 'Focused']}
      cell={(row) => (
        <ListSelect
          {...args}
          label={row}
          defaultValue={row === 'Empty' || row === 'Wrong' ? '' : 'mail'}
          error={row === 'Wrong' && 'Choose a channel.'}
          disabled={row === 'Disabled'}
          disabledReason={row === 'With a reason' ? 'Only an owner can change this.' : undefined}
        />
      )}
    />
  ),
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: works by the keys of a select; Enter chooses and sends no form',
  render: (args) => (
    <form onSubmit={onChange}>
      <ListSelect {...args} />
    </form>
  ),
  play: async () => {
    field().focus();
    await userEvent.keyboard('{ArrowDown}');
    await list();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toMatch(/^Phone/);
    await userEvent.keyboard('{End}');
    await expect(active()).toMatch(/^Message/);
    await userEvent.keyboard('{Home}{Enter}');
    await noList();
    await expect(onChange.mock.calls).toEqual([['mail']]);
    await userEvent.keyboard(' ');
    await list();
    await expect(active()).toMatch(/^Email/);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await noList();
    await expect(field()).toHaveTextContent('Email');
    await userEvent.keyboard(' ');
    await list();
    // Again at the chosen one.
    await expect(active()).toMatch(/^Email/);
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await noList();
    await expect(onChange).toHaveBeenLastCalledWith('phone');
    await expect(field()).not.toHaveFocus();
  },
};

export const BehaviourTypeAhead: Story = {
  name: 'Behaviour: letters open it and find an option',
  play: async () => {
    field().focus();
    await userEvent.keyboard('le');
    await list();
    await expect(active()).toMatch(/^Letter/);
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('letter');
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets the value, and nothing while a required one is missing',
  args: { name: 'channel', required: true },
  render: (args) => (
    <form aria-label="Form" noValidate onSubmit={(event) => event.preventDefault()}>
      <ListSelect {...args} />
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('channel');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toBeInvalid();
    await userEvent.keyboard('p{Enter}');
    await waitFor(() => expect(sent()).toBe('phone'));
    await expect(field()).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toBe(''));
    await expect(field()).toHaveTextContent('Choose a channel');
  },
};

export const BehaviourHeld: Story = {
  name: 'Behaviour: with a reason it can be focused, and doesn’t open',
  args: { defaultValue: 'mail', disabledReason: 'Only an owner can change this.' },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}l');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveTextContent('Email');
    await expect(field()).toHaveAccessibleDescription('Only an owner can change this.');
  },
};

export const BehaviourRightToLeft: Story = {
  name: 'Behaviour: from right to left its parts change sides',
  args: { defaultValue: 'mail' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const places = ['chosen-icon', 'arrow'].map(
      (part) =>
        canvasElement.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().left ?? 0,
    );
    await expect(places[0]).toBeGreaterThan(places[1] ?? 0);
  },
};

export const StressLong: Story = {
  name: 'Stress: many options with long names in a narrow column',
  args: {
    defaultValue: '7',
    options: Array.from({ length: 100 }, (_, at) => ({
      value: String(at),
      icon: 'mail',
      label: `${at + 1}. श्री वेंकटेश्वर अतिथि गृह and Convention Centre, Tiruvannamalai`,
    })),
  },
  decorators: [(Story) => <div className="sheet-narrow">{Story()}</div>],
};
