import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Institutes } from './list-screen.tsx';

const names = ['Lake Pichola House', 'Goa Beach Huts', 'Kochi Fort Inn', 'Coorg Coffee Estate'];
const cities = ['Udaipur', 'Panaji', 'Kochi', 'Madikeri'];

const meta = {
  title: 'Patterns/List screen',
  component: Institutes,
  // Each has an address of its own, which the test gives back.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  beforeEach: () => {
    const address = window.location.href;
    return () => window.history.replaceState(null, '', address);
  },
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

export const Sorted: Story = {
  name: 'Behaviour: all rows are sorted, not those of one page, and Back takes it back',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Rooms/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Rooms/ }));
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).get('sort')).toBe('-rooms'),
    );
    await expect(canvas.getByText('Coorg Coffee Estate 3')).toBeVisible();
    window.history.back();
    await waitFor(() => expect(canvas.queryByText('Coorg Coffee Estate 3')).toBeNull());
  },
};

export const Shared: Story = {
  name: 'Behaviour: an address opens the list as it was shared',
  beforeEach: () => {
    const address = new URL(window.location.href);
    address.searchParams.set('search', 'goa');
    address.searchParams.set('sort', '-rooms');
    window.history.replaceState(null, '', address);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Name' })).toHaveValue('goa');
    const boxes = canvas.getAllByRole('checkbox', { name: /Goa/ });
    await expect(boxes).toHaveLength(3);
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Name' }));
    await waitFor(() => expect(window.location.search).not.toContain('search='));
  },
};

export const Selected: Story = {
  name: 'States: rows are selected',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Goa Beach Huts$/ }));
    await expect(await canvas.findByRole('button', { name: 'Export' })).toBeVisible();
  },
};
