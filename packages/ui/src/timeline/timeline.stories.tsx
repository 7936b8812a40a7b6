import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Timeline, type TimelineItem } from './index.ts';

const items: readonly TimelineItem[] = [
  {
    key: 'reactivated',
    title: <Badge tone="success">Active</Badge>,
    time: <time dateTime="2026-11-21T08:35:00Z">21 Nov 2026, 14:05</time>,
    actor: 'Anjali Menon',
    tone: 'success',
    content: 'Payment received: the invoice of October is settled.',
  },
  {
    key: 'suspended',
    title: <Badge tone="danger">Suspended</Badge>,
    time: <time dateTime="2026-11-14T03:30:00Z">14 Nov 2026, 09:00</time>,
    tone: 'danger',
    content: 'Payment overdue: two reminders without an answer.',
  },
  {
    key: 'created',
    title: 'Created',
    time: <time dateTime="2026-03-14T05:00:00Z">14 Mar 2026, 10:30</time>,
    actor: 'Rahul Verma',
  },
];

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { items, 'aria-label': 'Status history' },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const withIcons: readonly TimelineItem[] = [
  {
    key: 'paid',
    day: '21 Nov 2026',
    title: 'Invoice INV-2026-118 paid',
    time: <time dateTime="2026-11-21T08:35:00Z">14:05</time>,
    tone: 'success',
    icon: 'indian-rupee',
  },
  {
    key: 'mail',
    day: '21 Nov 2026',
    title: 'Reminder sent to the owner',
    time: <time dateTime="2026-11-21T03:30:00Z">09:00</time>,
    tone: 'info',
    icon: 'mail',
  },
  {
    key: 'has expired',
    day: '14 Nov 2026',
    title: 'Subscription expired',
    time: <time dateTime="2026-11-14T18:29:00Z">23:59</time>,
    tone: 'warning',
    icon: 'calendar-x',
  },
  {
    key: 'edited',
    day: '14 Nov 2026',
    title: 'Legal name changed',
    time: <time dateTime="2026-11-14T05:00:00Z">10:30</time>,
    actor: 'Anjali Menon',
    icon: 'pencil',
    content: 'Lake Pichola House → Lake Pichola House LLP',
  },
];

export const FeaturesDays: Story = {
  name: 'Features: by day, with icons',
  args: { items: withIcons, 'aria-label': 'Activity' },
};

const sheet = (
  <div className="sheet">
    <Timeline items={items} />
    <Timeline items={withIcons} />
    <Timeline
      items={(['neutral', 'info', 'success', 'warning', 'danger', 'accent'] as const).map(
        (tone) => ({ key: tone, title: tone, tone }),
      )}
    />
  </div>
);

export const States: Story = { render: () => sheet };

export const BehaviourOrder: Story = {
  name: 'Behaviour: an ordered list, an item an event',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Status history' });
    await expect(list.tagName).toBe('OL');
    const texts = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      'Active21 Nov 2026, 14:05 · Anjali MenonPayment received: the invoice of October is settled.',
      'Suspended14 Nov 2026, 09:00Payment overdue: two reminders without an answer.',
      'Created14 Mar 2026, 10:30 · Rahul Verma',
    ]);
  },
};

export const BehaviourDays: Story = {
  name: 'Behaviour: the events of a day are a list with its name',
  args: { items: withIcons },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('list', { name: '14 Nov 2026' });
    await expect(within(day).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const StressNarrow: Story = {
  name: 'Stress: long words, narrow',
  render: () => (
    <div className="sheet-narrow">
      <Timeline
        items={[
          ...withIcons,
          {
            key: 'long',
            title: 'सदस्यता समाप्त होने की सूचना श्री वेंकटेश्वर अतिथि गृह एवं सम्मेलन केंद्र को भेजी गई',
            time: '14 नवंबर 2026, 23:59',
            actor: 'AdministratorOfTheAndamanAndNicobarIslandsTouristBoard',
            content: 'Everything that a guest could want. '.repeat(6),
          },
        ]}
      />
    </div>
  ),
};
