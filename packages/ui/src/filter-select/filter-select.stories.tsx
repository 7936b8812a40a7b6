import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withBrowser } from '../testing/browser.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { FilterSelect } from './filter-select.tsx';
import '../testing/sheet.css';

const meta = {
  title: 'Forms/FilterSelect',
  component: FilterSelect,
  args: {
    label: 'Plan',
    icon: 'tags',
    onChange: fn(),
    options: [
      { value: 'basic', label: 'Basic' },
      { value: 'standard', label: 'Standard' },
      { value: 'professional', label: 'Professional' },
    ],
  },
} satisfies Meta<typeof FilterSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BehaviourChoose: Story = {
  name: 'Behaviour: shows the value and calls onChange; Any is the empty string',
  play: async ({ args, canvas }) => {
    const filter = canvas.getByRole('combobox', { name: 'Plan' });
    await userEvent.selectOptions(filter, 'Standard');
    await expect(args.onChange).toHaveBeenLastCalledWith('standard');
    await expect(filter).toHaveDisplayValue('Standard');
    await userEvent.selectOptions(filter, 'Any');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const BehaviourDrawnLabels: Story = {
  name: 'Behaviour: the chip draws the label of its value, and the native list has the text',
  args: {
    defaultValue: 'gold',
    options: [
      { value: 'basic', label: 'Basic' },
      { value: 'gold', label: <b>Gold ★</b>, textValue: 'Gold' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gold ★')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Plan' })).toHaveDisplayValue('Gold');
  },
};

export const BehaviourReasons: Story = {
  name: 'Behaviour: an option that can’t be chosen says why; with a reason for all, the filter can be focused',
  args: {
    defaultValue: 'basic',
    disabledReason: 'The report is loading.',
    options: [
      { value: 'basic', label: 'Basic' },
      { value: 'trial', label: 'Trial', disabledReason: 'ended' },
    ],
  },
  play: async ({ args, canvas }) => {
    const filter = canvas.getByRole('combobox', { name: 'Plan' });
    await expect(canvas.getByRole('option', { name: 'Trial (ended)' })).toBeDisabled();
    await userEvent.tab();
    await expect(filter).toHaveFocus();
    await expect(filter).toHaveAttribute('aria-description', 'The report is loading.');
    await userEvent.selectOptions(filter, 'Any');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: a reset of the form brings back the default',
  args: { name: 'plan', defaultValue: 'basic' },
  render: (args) => (
    <form aria-label="Form">
      <FilterSelect {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Plan' }), 'Standard');
    await expect(new FormData(form).get('plan')).toBe('standard');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(new FormData(form).get('plan')).toBe('basic'));
    // The browser resets the select itself, whether or not its value has changed.
    for (const choice of ['Standard', 'Basic']) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Plan' }), choice);
      await withBrowser(async ({ keyboard }) => {
        const reset = fn();
        form.addEventListener('reset', reset);
        canvas.getByRole('button', { name: 'Reset' }).focus();
        await keyboard('{Enter}');
        await waitFor(() => expect(reset).toHaveBeenCalledOnce());
        form.removeEventListener('reset', reset);
        await waitFor(() => expect(new FormData(form).get('plan')).toBe('basic'));
      });
    }
  },
};

export const BehaviourWholeChip: Story = {
  name: 'Behaviour: the whole chip opens the list',
  play: async ({ canvas, canvasElement }) => {
    const filter = canvas.getByRole('combobox', { name: 'Plan' });
    const chip = canvasElement.querySelector('.bk-filter')?.getBoundingClientRect();
    await expect(chip && document.elementFromPoint(chip.left + 4, chip.top + 4)).toBe(filter);
    await expect(chip && document.elementFromPoint(chip.right - 4, chip.bottom - 4)).toBe(filter);
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Filters"
      rows={['Any', 'Set', 'Required', 'Disabled']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <FilterSelect
          {...args}
          label={row === 'Required' ? 'Rows' : 'Plan'}
          icon={row === 'Required' ? undefined : 'tags'}
          defaultValue={row === 'Any' ? '' : 'professional'}
          required={row === 'Required'}
          disabledReason={row === 'Disabled' ? 'The report is loading.' : undefined}
        />
      )}
    />
  ),
};

export const FeaturesRequired: Story = {
  name: 'Features: required',
  args: { label: 'Rows', icon: undefined, required: true },
};

export const StressLong: Story = {
  name: 'Stress: a long value, narrow',
  render: (args) => (
    <div className="sheet-narrow">
      <FilterSelect<string>
        {...args}
        label="Template"
        defaultValue="long"
        options={[
          { value: 'long', label: 'Hospitality with restaurant, spa, banquet and conference' },
        ]}
      />
    </div>
  ),
};
