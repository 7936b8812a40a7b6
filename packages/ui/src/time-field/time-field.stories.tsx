import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { hi, MessagesProvider } from '../messages/index.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { TimeField, type TimeFieldProps } from './index.ts';

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: { label: 'Check-in', defaultValue: '14:30', onChange: fn() },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('textbox', { name: 'Check-in' });
const retype = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${text}{Tab}`);
};

export const Default: Story = {};

export const FeaturesTwelve: Story = {
  name: 'Features: 12 hours',
  args: { hourCycle: 12 },
  play: async ({ args }) => {
    await expect(field()).toHaveValue('2:30 pm');
    await retype('9:15 am');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:15');
    await retype('11p');
    await expect(args.onChange).toHaveBeenLastCalledWith('23:00');
    await expect(field()).toHaveValue('11:00 pm');
  },
};

export const FeaturesBounds: Story = {
  name: 'Features: min, max and step',
  args: { min: '12:00', max: '18:00', step: 30, description: 'Between 12:00 and 18:00' },
  play: async ({ args }) => {
    await retype('9');
    await expect(field()).toHaveAccessibleDescription('Enter 12:00 or later.');
    await retype('1830');
    await expect(field()).toHaveAccessibleDescription('Enter 18:00 or earlier.');
    await retype('17:40');
    await expect(args.onChange).toHaveBeenLastCalledWith('17:40');
    await userEvent.type(field(), '{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('18:00');
    await userEvent.keyboard('{ArrowUp}');
    await expect(field()).toHaveValue('18:00');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field()).toHaveValue('17:30');
  },
};

export const BehaviourTyped: Story = {
  name: 'Behaviour: invalid text stays, shows an error and clears the value',
  play: async ({ args }) => {
    await retype('25:00');
    await expect(field()).toHaveValue('25:00');
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription('Enter a time, for example 09:30.');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await retype('2330');
    await expect(field()).toHaveValue('23:30');
    await expect(field()).toBeValid();
  },
};

const submitted = fn();

function Arrival(args: TimeFieldProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).get('time'));
      }}
    >
      <TimeField {...args} name="time" />
      <button type="reset">Reset</button>
    </form>
  );
}

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets HH:mm, and a reset brings back the default',
  render: (args) => (
    <MessagesProvider messages={hi}>
      <Arrival {...args} />
    </MessagesProvider>
  ),
  beforeEach: () => submitted.mockClear(),
  play: async () => {
    const form = field().closest('form');
    await expect(field()).toHaveValue('14:30');
    await userEvent.clear(field());
    await userEvent.type(field(), '4:45 pm');
    form?.requestSubmit();
    await expect(submitted).toHaveBeenLastCalledWith('16:45');
    await retype('99');
    form?.requestSubmit();
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(field()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await expect(field()).toHaveValue('14:30');
    await expect(field()).toBeValid();
    form?.requestSubmit();
    await expect(submitted).toHaveBeenLastCalledWith('14:30');
  },
};

export const BehaviourReason: Story = {
  name: 'Behaviour: with a disabled reason it stays focusable and keeps its value',
  args: { disabledReason: 'The guests have arrived.' },
  play: async () => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAccessibleDescription('The guests have arrived.');
    await userEvent.keyboard('{ArrowUp}9');
    await expect(field()).toHaveValue('14:30');
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Times"
      rows={['Empty', 'Filled', 'Wrong', 'Read-only', 'Disabled']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <TimeField
          {...args}
          label={row}
          value={row === 'Empty' ? '' : '14:30'}
          error={row === 'Wrong' && 'The reception is closed then.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
        />
      )}
    />
  ),
};

export const StressNarrow: Story = {
  name: 'Stress: a long label and error in a narrow column',
  args: {
    label: 'Earliest time at which the reception may give the keys of a room to its guests',
    error: 'The reception is closed between ten in the evening and six in the morning.',
  },
  render: (args) => (
    <div className="sheet-narrow">
      <TimeField {...args} />
    </div>
  ),
};
