import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RouteObject } from 'react-router';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { reloading } from '../../loading/reload-once.ts';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { aUser } from '../../testing/users.ts';
import { PageFrame } from '../page-frame.tsx';
import { ErrorPage } from './error-page.tsx';
import { RouteError } from './route-error.tsx';

const meta = {
  title: 'Console/Error page',
  component: ConsoleStory,
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'Why there is no page here, with one way out: back where one came from after a 403, home otherwise.',
      },
    },
  },
  // The fault is logged, as intended.
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { args: { history: ['/no-such-page'] } };

export const NotFoundDark: Story = { ...NotFound, globals: { theme: 'dark' } };

export const NotFoundPhone: Story = { ...NotFound, globals: { viewport: { value: 'w390' } } };

export const NoAccess: Story = {
  args: {
    history: ['/home', '/all-institutes'],
    user: aUser({ role: 'Owner', template: 'Tours & Travels' }),
  },
};

function Broken(): never {
  throw new Error('This screen is broken.');
}

const inFrame = (route: RouteObject): RouteObject[] => [
  {
    element: <PageFrame />,
    children: [{ errorElement: <RouteError />, children: [{ path: '/home', ...route }] }],
  },
];

export const Crashed: Story = {
  args: { routes: inFrame({ element: <Broken /> }) },
  play: async () => {
    await screen.findByText('Please try again later');
    await expect(screen.getByText('500')).toBeVisible();
  },
};

export const OwnMessage: Story = {
  args: {
    routes: inFrame({ element: <ErrorPage status={503} message="The kitchen is closed." /> }),
  },
};

const gone = reloading(() => Promise.reject(new TypeError('Failed to fetch')));

/** Without a network nothing is reloaded, so nothing is lost. */
export const Offline: Story = {
  name: 'Behaviour: a screen that fails to load offline says so, under the banner',
  args: { routes: inFrame({ lazy: gone }) },
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async () => {
    await screen.findByText(/This page opens when you’re back online/);
    await expect(screen.getByText(/^You’re offline\. Data may/)).toBeVisible();
  },
};

export const OfflineBanner: Story = {
  name: 'Behaviour: the banner follows the network, and the page keeps its height',
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Home' });
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const banner = await canvas.findByText(/^You’re offline/);
    await expect(banner.closest('.ck-offline')?.getBoundingClientRect().top).toBe(0);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight + 1);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/^You’re offline/)).toBeNull());
  },
};
