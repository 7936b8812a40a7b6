import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  chip,
  editor,
  filterBarStories,
  Narrowed,
  type NarrowedProps,
} from '../testing/filter-bar-stage.tsx';

const meta = {
  ...filterBarStories,
  title: 'Data/FilterBar',
  component: Narrowed,
} satisfies Meta<typeof Narrowed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesChoices: Story = {
  name: 'Features: choices',
  args: { plan: ['basic'] },
  play: async ({ userEvent }) => {
    await userEvent.click(chip('Plan Basic'));
    await expect((await editor('Plan')).getByRole('checkbox', { name: 'Basic' })).toBeChecked();
  },
};

export const FeaturesDays: Story = {
  name: 'Features: date ranges',
  args: { ends: { to: '2026-12-21' } },
  play: async ({ userEvent }) => {
    await userEvent.click(chip('Valid until to 21 Dec 2026'));
    const days = await editor('Valid until');
    await waitFor(() => expect(days.getByRole('textbox', { name: 'From' })).toBeVisible());
    await waitFor(() => expect(days.getByRole('button', { name: 'Next 30 days' })).toHaveFocus());
  },
};

const all: NarrowedProps = {
  plan: ['basic', 'standard', 'enterprise'],
  state: ['goa'],
  city: ['Udaipur'],
  ends: { from: '2026-11-21', to: '2026-12-21' },
};

export const States: Story = {
  render: () => (
    <div className="sheet">
      <Narrowed label="No filters" />
      <Narrowed label="One filter" plan={['basic']} />
      <Narrowed label="Many filters" {...all} />
    </div>
  ),
};

export const StatesFailed: Story = {
  name: 'States: suggestions failed',
  args: { suggest: () => Promise.reject(new Error('down')), city: ['Udaipur'] },
  play: async ({ userEvent }) => {
    await userEvent.click(chip('City Udaipur'));
    const city = await editor('City');
    await expect(await city.findByRole('alert')).toHaveTextContent(/^Couldn’t load suggestions/);
    await userEvent.type(city.getByRole('searchbox'), 'Ooty');
    await userEvent.click(await city.findByRole('checkbox', { name: 'Ooty' }));
    await expect(chip('City Udaipur +1')).toBeInTheDocument();
  },
};

export const StressPhone: Story = {
  name: 'Stress: many filters with long values on a phone',
  args: { ...all, city: ['Sri Potti Sriramulu Nellore, the district and its town'] },
  globals: { viewport: { value: 'w390' } },
};
