import { pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { anInstitute } from '../../testing/institutes.ts';
import { bkbtrSetting } from '../../testing/settings.ts';
import { aSubscription } from '../../testing/subscriptions.ts';
import { aUser } from '../../testing/users.ts';

const meta = {
  title: 'Console/Shell',
  component: ConsoleStory,
  args: { history: ['/home'] },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The sidebar beside one panel. At 1024 px or narrower the sidebar is a drawer that the bar of each page opens.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Home' });
  },
};

const owner = aUser({ role: 'Owner', template: 'Tours & Travels' });

export const StatesReadOnly: Story = {
  name: 'States: an institute that is suspended',
  args: {
    user: {
      ...owner,
      institution: owner.institution && { ...owner.institution, status: 'Suspended' },
    },
    overrides: {
      'bkbtrSetting.get': () => ({
        ...bkbtrSetting,
        billing: { ...bkbtrSetting.billing, paymentInstructions: 'UPI pay@booking.example' },
      }),
      'subscription.list': () => pageOf([aSubscription({ balance: 1999 })], { limit: 1 }),
      'institution.get': () =>
        anInstitute({
          statusReason: { code: 'nonPayment', note: 'Two bills are open.' },
          accountManager: {
            _id: 'a'.repeat(24),
            name: 'Nisha Verma',
            email: 'nisha@booking.example',
            phone: '+919812345678',
          },
        }),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Saffron Trails Travels is suspended\. You can read everything/),
    ).toBeVisible();
    await expect(
      await canvas.findByText(/Since 05 Jan 2026\. Non-payment: Two bills are open\./),
    ).toBeVisible();
    await expect(
      await canvas.findByText(/₹1,999 is due\. How to pay: UPI pay@booking/),
    ).toBeVisible();
    await expect(
      await canvas.findByText(/Contact: Nisha Verma, \+91 98123 45678, nisha@/),
    ).toBeVisible();
  },
};

export const BehaviourDrawer: Story = {
  name: 'Behaviour: the drawer opens by its button, closes by Escape and returns the focus',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(within(drawer).getByRole('link', { name: /^Institutes/ })).toBeVisible();
    await expect(within(drawer).queryByRole('link', { name: 'Home' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const BehaviourDrawerChoice: Story = {
  name: 'Behaviour: choosing a screen closes the drawer',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('link', { name: /^Institutes/ }));
    await canvas.findByRole('heading', { level: 1, name: 'Institutes' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const BehaviourNarrow: Story = {
  name: '[SHELL-04] at 1024 px the sidebar is a drawer that slides in over a dark backdrop',
  globals: { viewport: { value: 'w1024' } },
  parameters: { hasMotion: true },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Open menu' });
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(within(drawer).getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(getComputedStyle(drawer).animationName).toBe('bk-drawer-slide');
    const backdrop = document.querySelector('.bk-drawer-backdrop');
    if (!backdrop) throw new Error('There is no backdrop');
    await expect(backdrop.getBoundingClientRect().width).toBe(innerWidth);
    await expect(getComputedStyle(backdrop).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await userEvent.click(backdrop);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const BehaviourWide: Story = {
  name: '[SHELL-04] above 1024 px the sidebar is always visible',
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
  },
};

export const BehaviourSignedOut: Story = {
  name: '[SHELL-04] without a session there is no sidebar',
  args: { isSignedIn: false },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
};
