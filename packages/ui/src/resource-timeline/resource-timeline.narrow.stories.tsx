import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withBrowser } from '../testing/browser.ts';
import { hotelRows, hotelStays } from '../testing/sample-hotel.ts';
import { rootOf, timelineStories } from '../testing/timeline-stage.tsx';
import { ResourceTimeline, type ResourceTimelineProps } from './index.ts';

const meta = {
  ...timelineStories,
  title: 'Data/ResourceTimeline',
  component: ResourceTimeline,
} satisfies Meta<ResourceTimelineProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourNarrow: Story = {
  name: 'Behaviour: where it is narrow it is a list of one day',
  args: { onCreate: fn(), visibleDay: '2026-03-03' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', width: 320, height: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /^Asha Rao/ }));
    await expect(args.onItemOpen).toHaveBeenLastCalledWith(hotelStays[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Room 101/ }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      row: '101',
      start: '2026-03-05',
      end: '2026-03-06',
    });
    const root = rootOf(canvasElement);
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

export const BehaviourNarrowDeparture: Story = {
  ...BehaviourNarrow,
  name: 'Behaviour: in the list of one day, a room that a guest leaves is there with the guest, and free',
  args: {
    onCreate: fn(),
    visibleDay: '2026-03-05',
    overlap: 'refuse',
    rows: hotelRows.slice(0, 1),
    items: [
      {
        key: 'asha',
        row: '101',
        start: '2026-03-02T14:00',
        end: '2026-03-05T11:00',
        label: 'Asha',
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Asha/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /free.*Room 101/ }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      row: '101',
      start: '2026-03-05',
      end: '2026-03-06',
    });
  },
};

export const BehaviourNarrowReadOnly: Story = {
  ...BehaviourNarrow,
  name: 'Behaviour: in the list of one day, what is free is no button if nothing can be created',
  args: { onCreate: undefined, visibleDay: '2026-03-03' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Asha Rao/ })).toBeVisible();
    await expect(canvas.getAllByText(/^free$/i).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: /^free/i })).toBeNull();
  },
};

export const BehaviourPrint: Story = {
  name: 'Behaviour: on paper it is the whole period, as plain rows',
  play: async ({ canvas }) =>
    withBrowser(async (browser) => {
      await browser.media({}, 'print');
      const table = await canvas.findByRole('table', { name: 'Stays of Lake Pichola House' });
      await expect(table).toBeVisible();
      await expect(within(table).getAllByRole('row')).toHaveLength(8);
      await expect(table).toHaveTextContent('Sara Khan, 2 nights, Wed 4 Mar to Fri 6 Mar, no-show');
      await expect(canvas.queryByRole('grid')).toBeNull();
      await browser.media({});
      await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
    }),
};
