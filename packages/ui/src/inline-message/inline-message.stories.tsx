import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import {
  InlineMessage,
  type InlineMessageTone,
  inlineMessageSizes,
  inlineMessageTones,
} from './index.ts';

const meta = {
  title: 'Feedback/InlineMessage',
  component: InlineMessage,
  args: { children: 'Changes reach new subscriptions. 42 running ones keep their price.' },
  argTypes: {
    tone: { control: 'inline-radio', options: Object.keys(inlineMessageTones) },
    size: { control: 'inline-radio', options: Object.keys(inlineMessageSizes) },
  },
} satisfies Meta<typeof InlineMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesTitle: Story = {
  name: 'Features: title and action',
  args: {
    tone: 'danger',
    title: 'Couldn’t connect to WhatsApp',
    children: 'The access token has expired. Enter a new one.',
    action: (
      <Button size="sm" variant="secondary" color="transparent">
        Try again
      </Button>
    ),
  },
};

export const FeaturesLine: Story = {
  name: 'Features: a line in a form',
  args: { size: 'sm', tone: 'warning', children: 'This number is also used by Hauz Khas Rooms.' },
};

export const FeaturesIcon: Story = {
  name: 'Features: another icon',
  args: { tone: 'neutral', icon: 'lock', children: 'Only a Super Admin can change this.' },
};

const texts: Readonly<Record<InlineMessageTone, string>> = {
  neutral: 'Days are counted in Asia/Kolkata.',
  info: 'The owner gets an invitation by email.',
  success: 'The connection works. Checked a minute ago.',
  warning: 'The trial ends in 2 days.',
  danger: 'Couldn’t save the rates. Check your connection and try again.',
  accent: 'New: rates by meal plan.',
};

const sheet = (
  <div className="sheet">
    {(['md', 'sm'] as const).map((size) => (
      <div key={size} className="sheet-stack">
        {(Object.keys(inlineMessageTones) as InlineMessageTone[]).map((tone) => (
          <InlineMessage key={tone} tone={tone} size={size}>
            {texts[tone]} <Link href="#more">Learn more</Link>
          </InlineMessage>
        ))}
      </div>
    ))}
    <InlineMessage
      tone="warning"
      title="2 rooms are double-booked"
      action={<Button>Review</Button>}
    >
      Move a booking before the guests arrive.
    </InlineMessage>
  </div>
);

export const States: Story = { render: () => sheet };

export const BehaviourQuiet: Story = {
  name: 'Behaviour: part of the page, unless it is given a role',
  render: () => (
    <div className="sheet-stack">
      <InlineMessage>The owner gets an invitation by email.</InlineMessage>
      <InlineMessage tone="danger" role="alert">
        Couldn’t save.
      </InlineMessage>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    const alerts = canvas.getAllByRole('alert');
    await expect(alerts.map(({ textContent }) => textContent)).toEqual(['Couldn’t save.']);
  },
};

export const StressNarrow: Story = {
  name: 'Stress: long words, narrow',
  render: () => (
    <div className="sheet-narrow sheet-stack">
      <InlineMessage
        tone="danger"
        title="श्री वेंकटेश्वर अतिथि गृह एवं सम्मेलन केंद्र से संपर्क नहीं हो सका"
        action={<Button size="sm">Try the connection again</Button>}
      >
        https://api.example.com/andaman-and-nicobar-islands/havelock/beach-huts-and-tents
      </InlineMessage>
      <InlineMessage size="sm" tone="warning">
        Acknowledgement-of-the-administrator-of-the-Andaman-and-Nicobar-Islands is missing.
      </InlineMessage>
    </div>
  ),
};
