import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Prices',
    name: 'prices',
    defaultValue: 'night',
    onChange: fn(),
    options: [
      { value: 'night', label: 'Per night' },
      { value: 'person', label: 'Per person' },
      { value: 'stay', label: 'Per stay', description: 'Whatever its length' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const withReason = [
  ...meta.args.options,
  { value: 'hour', label: 'Per hour', disabledReason: 'Your plan has no hourly prices.' },
];

export const Default: Story = {};

export const FeaturesHorizontal: Story = {
  name: 'Features: beside each other',
  args: { orientation: 'horizontal', options: meta.args.options.slice(0, 2) },
};

export const FeaturesReason: Story = {
  name: 'Features: an unavailable option',
  args: { options: withReason, description: 'Taxes are added.' },
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: Tab reaches the selected option, arrow keys select',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Per night' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('person');
    await expect(canvas.getByRole('radio', { name: 'Per person' })).toBeChecked();
  },
};

export const BehaviourReason: Story = {
  name: 'Behaviour: an unavailable option can be reached, gives its reason and is not selected',
  args: { options: withReason },
  play: async ({ args, canvas }) => {
    const hour = canvas.getByRole('radio', { name: 'Per hour' });
    await expect(hour).toHaveAccessibleDescription('Your plan has no hourly prices.');
    await userEvent.click(canvas.getByText('Per hour'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(hour).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Per night' })).toBeChecked();
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: a form submits the value and its reset brings back the default',
  render: (args) => (
    <form aria-label="Rates">
      <RadioGroup {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('radio', { name: 'Per stay' }));
    await expect([...new FormData(form)]).toEqual([['prices', 'stay']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('night');
    await expect(canvas.getByRole('radio', { name: 'Per night' })).toBeChecked();
    await expect([...new FormData(form)]).toEqual([['prices', 'night']]);
  },
};

export const BehaviourEmpty: Story = {
  name: 'Behaviour: an option may have the empty value',
  args: {
    required: true,
    defaultValue: '',
    options: [{ value: '', label: 'Any' }, ...meta.args.options],
  },
  render: (args) => (
    <form aria-label="Rates">
      <RadioGroup {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const any = canvas.getByRole('radio', { name: 'Any' });
    await expect(any).toBeChecked();
    await expect(form.checkValidity()).toBe(true);
    await userEvent.click(canvas.getByRole('radio', { name: 'Per night' }));
    await expect(new FormData(form).get('prices')).toBe('night');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(any).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Per night' }));
    await userEvent.click(any);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(new FormData(form).get('prices')).toBe('');
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Radio groups"
      rows={['Chosen', 'Nothing chosen', 'Wrong', 'Disabled', 'Disabled with reason']}
      pointer={['Rest', 'Focused']}
      cell={(row, state) => (
        <RadioGroup
          {...args}
          options={withReason}
          name={`${row} ${state}`}
          defaultValue={row === 'Nothing chosen' || row === 'Wrong' ? '' : 'person'}
          error={row === 'Wrong' && 'Choose how prices are given.'}
          disabled={row === 'Disabled'}
          disabledReason={row === 'Disabled with reason' ? 'The season is over.' : undefined}
        />
      )}
    />
  ),
};

export const StressLong: Story = {
  name: 'Stress: long text in a narrow column, in Hindi too',
  render: (args) => (
    <div className="sheet-narrow">
      <RadioGroup
        {...args}
        label="How the prices of this category are given to guests and channels"
        defaultValue="long"
        options={[
          {
            value: 'long',
            label: 'For each person and night, with breakfast and dinner',
            description: 'Children below five stay free of charge, '.repeat(3),
          },
          { value: 'hi', label: 'प्रति व्यक्ति प्रति रात्रि नाश्ते और रात्रिभोज सहित अनिवार्य शुल्क' },
          { value: 'unbroken', label: 'Verlängerungsmöglichkeiten'.repeat(3) },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('.sheet-narrow');
    await expect(column?.scrollWidth).toBe(column?.clientWidth);
  },
};
