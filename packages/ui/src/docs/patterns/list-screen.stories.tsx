import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Institutes } from './list-screen.tsx';

const names = ['Lake Pichola House', 'Goa Beach Huts', 'Kochi Fort Inn', 'Coorg Coffee Estate'];
const cities = ['Udaipur', 'Panaji', 'Kochi', 'Madikeri'];

const meta = {
  title: 'Patterns/List screen',
  component: Institutes,
  args: {
    institutes: Array.from({ length: 12 }, (_, at) => ({
      id: String(at),
      name: `${names[at % 4]}${at < 4 ? '' : ` ${Math.floor(at / 4) + 1}`}`,
      city: cities[at % 4] ?? '',
      rooms: 8 + at * 3,
      isActive: at % 3 !== 2,
    })),
  },
} satisfies Meta<typeof Institutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoMatch: Story = {
  name: 'States: nothing matches',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), 'palace');
    await expect(await canvas.findByText('No institutes match')).toBeVisible();
  },
};

export const Selected: Story = {
  name: 'States: rows are selected',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Goa Beach Huts$/ }));
    await expect(await canvas.findByRole('button', { name: 'Export' })).toBeVisible();
  },
};
