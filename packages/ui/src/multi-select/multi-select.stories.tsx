import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { ChoiceOption } from '../combobox/index.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { MultiSelect } from './index.ts';

const meals: readonly ChoiceOption[] = [
  { value: 'ep', label: 'EP', description: 'Room only' },
  { value: 'cp', label: 'CP', description: 'With breakfast' },
  { value: 'map', label: 'MAP', description: 'With breakfast and dinner' },
  { value: 'ap', label: 'AP', disabledReason: 'Your kitchen is closed for dinner.' },
];

const states: readonly ChoiceOption[] = [
  ...['Assam', 'Bihar', 'Odisha', 'Sikkim'].map((label) => ({ label, group: 'East' })),
  ...['Goa', 'Gujarat', 'Rajasthan', 'Maharashtra'].map((label) => ({ label, group: 'West' })),
  ...['Karnataka', 'Kerala', 'Tamil Nadu', 'Telangana'].map((label) => ({ label, group: 'South' })),
].map((option) => ({ ...option, value: option.label.toLowerCase() }));

const onChange = fn();

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: { label: 'Meal plans', options: meals },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  beforeEach: () => onChange.mockClear(),
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: RegExp | string = /^Meal plans/) => screen.getByRole('button', { name });
const list = async (name = 'Meal plans') => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = { args: { defaultValue: ['cp'] } };

export const BehaviourDrawnLabels: Story = {
  name: 'Behaviour: a drawn label is read as its text, in the button too',
  args: {
    label: 'Plans',
    defaultOpen: true,
    options: [
      { value: 'basic', label: 'Basic' },
      { value: 'gold', label: <b>Gold ★</b>, textValue: 'Gold' },
    ],
  },
  play: async () => {
    const options = await list('Plans');
    await expect(options.getByText('Gold ★')).toBeVisible();
    await userEvent.click(options.getByRole('checkbox', { name: 'Gold' }));
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(button(/^Plans/)).toHaveAccessibleName('Plans Gold');
  },
};

export const FeaturesOpen: Story = {
  name: 'Features: descriptions, and a reason for what can’t be chosen',
  args: { defaultValue: ['ep', 'cp'], defaultOpen: true },
  play: async () => {
    const box = (await list()).getByRole('checkbox', { name: 'AP' });
    await expect(box).toHaveAccessibleDescription('Your kitchen is closed for dinner.');
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

export const FeaturesSearch: Story = {
  name: 'Features: groups, and a search from nine options on',
  args: { label: 'States', options: states, defaultOpen: true, defaultValue: ['goa', 'kerala'] },
  play: async () => {
    const options = await list('States');
    await expect(options.getByRole('group', { name: 'South' })).toBeInTheDocument();
    await userEvent.type(options.getByRole('searchbox'), 'ra');
    await expect(options.getAllByRole('checkbox')).toHaveLength(4);
    await userEvent.clear(options.getByRole('searchbox'));
    await expect(options.getAllByRole('checkbox')).toHaveLength(12);
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Multi-selects"
      rows={['None', 'One', 'Some', 'All', 'Wrong', 'Disabled', 'With a reason']}
      pointer={['Rest', 'Focused']}
      cell={(row) => (
        <MultiSelect
          {...args}
          label={row}
          defaultValue={
            { None: [], Wrong: [], One: ['cp'], All: ['ep', 'cp', 'map', 'ap'] }[row as string] ?? [
              'ep',
              'map',
            ]
          }
          error={row === 'Wrong' && 'Choose at least one meal plan.'}
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
    const options = await list();
    await expect(options.getByRole('alert')).toHaveTextContent('Couldn’t load the options.');
    await userEvent.click(options.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(screen.getByRole('dialog')).toHaveFocus();
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: works by keyboard, and says how many are selected',
  args: { onChange },
  play: async () => {
    button().focus();
    await userEvent.keyboard('{Enter}');
    const options = await list();
    await waitFor(() => expect(options.getByRole('button', { name: 'Select all' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(onChange).toHaveBeenLastCalledWith(['cp']);
    await userEvent.keyboard('{ArrowUp} ');
    await expect(onChange).toHaveBeenLastCalledWith(['ep', 'cp']);
    await expect(options.getByRole('status')).toHaveTextContent('2 selected');
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button('Meal plans 2 selected')).toHaveFocus());
  },
};

export const BehaviourAll: Story = {
  name: 'Behaviour: selects all that can be chosen, and none',
  args: { onChange, defaultOpen: true },
  play: async () => {
    const options = await list();
    const [all, none] = ['Select all', 'Clear'].map((name) =>
      options.getByRole('button', { name }),
    );
    if (!all || !none) throw new Error('There are no buttons.');
    await userEvent.click(all);
    await expect(onChange).toHaveBeenLastCalledWith(['ep', 'cp', 'map']);
    await expect(all).toHaveFocus();
    await expect(all).toHaveAccessibleDescription('All are selected.');
    await userEvent.click(none);
    await expect(onChange).toHaveBeenLastCalledWith([]);
    await expect(none).toHaveFocus();
    await expect(none).toHaveAccessibleDescription('None is selected.');
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets every value, also one that can’t be chosen any more',
  args: { name: 'meals', defaultValue: ['cp', 'gone'] },
  render: (args) => (
    <form aria-label="Form">
      <MultiSelect {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).getAll('meals');
    await userEvent.click(button());
    await userEvent.click((await list()).getByRole('checkbox', { name: 'EP' }));
    await expect(sent()).toEqual(['ep', 'cp', 'gone']);
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sent()).toEqual(['cp', 'gone']);
  },
};

export const BehaviourNameless: Story = {
  name: 'Behaviour: values without an option are counted, also before there are options',
  render: (args) => (
    <>
      <MultiSelect {...args} options={[]} defaultValue={['cp', 'map']} />
      <MultiSelect {...args} label="Facilities" defaultValue={['6f1c2a']} />
    </>
  ),
  play: async () => {
    await expect(button()).toHaveAccessibleName('Meal plans 2 selected');
    await expect(button(/^Facilities/)).toHaveAccessibleName('Facilities 1 selected');
  },
};

export const BehaviourHeld: Story = {
  name: 'Behaviour: with a reason it can be focused, and doesn’t open',
  args: { disabledReason: 'Only an owner can change this.' },
  play: async () => {
    await userEvent.click(button());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(button()).toHaveFocus();
    await expect(button()).toHaveAccessibleDescription('Only an owner can change this.');
  },
};

export const StressLong: Story = {
  name: 'Stress: many options with long names in a narrow column',
  args: {
    defaultOpen: true,
    defaultValue: ['7'],
    options: Array.from({ length: 100 }, (_, at) => ({
      value: String(at),
      label: `${at + 1}. श्री वेंकटेश्वर अतिथि गृह and Convention Centre, Tiruvannamalai`,
    })),
  },
  decorators: [(Story) => <div className="sheet-narrow">{Story()}</div>],
};
