import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Card, cardSizes, cardVariants } from './index.ts';

const meta = {
  title: 'Data/Card',
  component: Card,
  args: {
    title: 'Lake Pichola House',
    description: 'Udaipur, Rajasthan. 28 rooms.',
    style: { maxWidth: 320 },
  },
  argTypes: {
    size: { control: 'inline-radio', options: Object.keys(cardSizes) },
    variant: { control: 'inline-radio', options: Object.keys(cardVariants) },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A picture of nothing in particular. */
const media = (
  <svg viewBox="0 0 320 120" role="img" aria-label="A lake at dusk">
    <rect width="320" height="120" fill="var(--bk-bg-sunken)" />
    <path d="M0 88 Q80 60 160 84 T320 76 V120 H0Z" fill="var(--bk-bg-selected)" />
    <circle cx="248" cy="48" r="16" fill="var(--bk-text-warning)" />
  </svg>
);

const onShare = fn();

export const FeaturesLink: Story = {
  name: 'Features: leads somewhere, with a button of its own',
  args: {
    href: '#lake-pichola-house',
    titleEnd: <Badge tone="success">Active</Badge>,
    media,
    actions: (
      <Button variant="secondary" color="transparent" size="sm" onClick={onShare}>
        Share
      </Button>
    ),
  },
};

export const FeaturesContent: Story = {
  name: 'Features: content and actions',
  args: {
    titleEnd: <IconButton icon="ellipsis" label="More" size="sm" />,
    children: (
      <DescriptionList
        items={[
          { key: 'plan', term: 'Plan', value: 'Professional' },
          { key: 'users', term: 'Users', value: '14' },
        ]}
      />
    ),
    actions: <Button size="sm">Change plan</Button>,
  },
};

export const FeaturesDisabled: Story = {
  name: 'Features: a reason why it can’t be opened',
  args: { href: '#rates', title: 'Rates', disabledReason: 'Rates need the Professional plan.' },
};

const sheet = (
  <div className="sheet-row">
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <Card key={size} size={size} title="Lake Pichola House" description={size} />
    ))}
    <Card variant="raised" title="Raised" description="On a tinted page" />
    <Card href="#a" title="A link" description="The whole card is its target" media={media} />
    <Card href="#a" title="Unavailable" description="Rates" disabledReason="Not in your plan." />
  </div>
);

export const States: Story = { render: () => sheet };

export const BehaviourLink: Story = {
  name: 'Behaviour: one tab stop for the link, whose target is the whole card',
  ...FeaturesLink,
  play: async ({ canvas, canvasElement }) => {
    onShare.mockClear();
    const link = canvas.getByRole('link', { name: 'Lake Pichola House' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    const { left, bottom } = canvas.getByText(/28 rooms/).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, bottom - 2)).toBe(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(onShare).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(1);
  },
};

export const BehaviourLevel: Story = {
  name: 'Behaviour: its title is a heading of the level that the page needs',
  args: { titleLevel: 2 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Lake Pichola House' }),
    ).toBeVisible();
  },
};

export const StressNarrow: Story = {
  name: 'Stress: long words, narrow',
  render: () => (
    <div className="sheet-narrow">
      <Card
        href="#a"
        title="श्री वेंकटेश्वर अतिथि गृह एवं सम्मेलन केंद्र"
        titleEnd={<Badge tone="warning">Expires</Badge>}
        description="AcknowledgementOfTheAdministratorOfTheAndamanAndNicobarIslands"
        actions={
          <>
            <Button size="sm">Compare the plans</Button>
            <Button size="sm" variant="secondary">
              Share the page
            </Button>
          </>
        }
      />
    </div>
  ),
};
