import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Banner, type BannerTone, bannerTones, bannerVariants } from './index.ts';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'Bookings are read-only on Sunday, 22 Nov, from 2:00 to 4:00.' },
  argTypes: {
    tone: { control: 'inline-radio', options: Object.keys(bannerTones) },
    variant: { control: 'inline-radio', options: Object.keys(bannerVariants) },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesAction: Story = {
  name: 'Features: title and action',
  args: {
    tone: 'warning',
    title: 'Your trial ends in 2 days.',
    children: 'Choose a plan to keep your bookings.',
    action: <Link href="#plans">Compare plans</Link>,
  },
};

export const FeaturesDismiss: Story = {
  name: 'Features: can be dismissed',
  args: { tone: 'accent', dismissible: true, children: 'New: rates by meal plan.' },
};

export const FeaturesSolid: Story = {
  name: 'Features: what holds for every page',
  args: {
    variant: 'solid',
    tone: 'danger',
    icon: 'lock',
    title: 'Lake Pichola House is suspended.',
    children: 'No one can book until the invoice of October is paid.',
  },
};

const texts: Readonly<Record<BannerTone, string>> = {
  neutral: 'You’re offline. Your unsaved changes are kept.',
  info: 'Planned maintenance on Sunday, 22 Nov, 2:00 to 4:00.',
  success: 'All rates have been published.',
  warning: 'The subscription ends in 2 days.',
  danger: 'Lake Pichola House is suspended.',
  accent: 'New: rates by meal plan.',
};

const sheet = (
  <div className="sheet">
    {(['soft', 'solid'] as const).map((variant) => (
      <div key={variant}>
        {(Object.keys(bannerTones) as BannerTone[]).map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            variant={variant}
            dismissible
            action={<Link href="#more">Learn more</Link>}
          >
            {texts[tone]}
          </Banner>
        ))}
      </div>
    ))}
  </div>
);

export const States: Story = { render: () => sheet };

export const BehaviourThere: Story = {
  name: 'Behaviour: one that is there from the start is not announced',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/read-only/)).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const BehaviourComes: Story = {
  name: 'Behaviour: one that comes later is announced, by a region that was there before',
  render: function Comes() {
    const [isOffline, setIsOffline] = useState(false);
    return (
      <>
        <Banner open={isOffline}>You’re offline.</Banner>
        <Banner open={isOffline} tone="danger">
          Nothing can be saved.
        </Banner>
        <Button onClick={() => setIsOffline(true)}>Disconnect</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const alert = canvas.getByRole('alert');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(status).toHaveTextContent('You’re offline.'));
    await expect(alert).toHaveTextContent('Nothing can be saved.');
  },
};

const onOpenChange = fn();

export const BehaviourDismiss: Story = {
  name: 'Behaviour: dismissing hides it; a controlled one waits for its parent',
  render: () => (
    <>
      <Banner dismissible onOpenChange={onOpenChange}>
        Own
      </Banner>
      <Banner dismissible open onOpenChange={onOpenChange}>
        Controlled
      </Banner>
    </>
  ),
  play: async ({ canvas }) => {
    onOpenChange.mockClear();
    for (const button of canvas.getAllByRole('button', { name: 'Dismiss' })) {
      await userEvent.click(button);
    }
    await expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([false, false]);
    await expect(canvas.queryByText('Own')).toBeNull();
    await expect(canvas.getByText('Controlled')).toBeVisible();
  },
};

export const BehaviourDismissFocus: Story = {
  name: 'Behaviour: dismissed, the focus goes to what is near',
  render: () => (
    <>
      <Banner dismissible>First</Banner>
      <Button>Before</Button>
      <Banner dismissible>Second</Banner>
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Dismiss' });
    if (!first || !second) throw new Error('There are two.');
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
  },
};

export const StressNarrow: Story = {
  name: 'Stress: long words, narrow',
  render: () => (
    <div className="sheet-narrow">
      <Banner
        tone="warning"
        title="श्री वेंकटेश्वर अतिथि गृह एवं सम्मेलन केंद्र की सदस्यता समाप्त होने वाली है।"
        action={<Button size="sm">Compare the plans side by side</Button>}
        dismissible
      >
        AcknowledgementOfTheAdministratorOfTheAndamanAndNicobarIslands is missing.
      </Banner>
    </div>
  ),
};
