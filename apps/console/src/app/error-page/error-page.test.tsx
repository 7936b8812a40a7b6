import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockConsole } from '../../testing/mock-console.tsx';
import { aUser, superAdmin } from '../../testing/users.ts';
import { App } from '../app.tsx';
import { ErrorPage, type ErrorPageProps } from './error-page.tsx';
import { RouteError } from './route-error.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => localStorage.clear());
afterEach(() => logged.mockClear());

function show(props: ErrorPageProps) {
  const { session } = mockConsole();
  const router = createMemoryRouter([{ path: '*', element: <ErrorPage {...props} /> }]);
  render(
    <App session={session}>
      <RouterProvider router={router} />
    </App>,
  );
}

test.each([
  [404, 'Page not found'],
  [403, "You don't have access to this page"],
])('[SHELL-06] %i shows its message and is not logged', async (status, message) => {
  show({ status });
  expect(screen.getByRole('heading', { name: 'Uh oh! Something went wrong!' })).toBeVisible();
  expect(screen.getByText(String(status))).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});

test('[SHELL-06] any other status asks to try later and is logged', () => {
  const error = new Error('boom');
  show({ status: 502, error });
  expect(screen.getByText('Please try again later')).toBeVisible();
  expect(logged).toHaveBeenCalledWith('Error 502:', error);
});

test.each([404, 403, 500])('[SHELL-06] a custom message replaces that of %i', (status) => {
  show({ status, message: 'The kitchen is closed.' });
  expect(screen.getByText('The kitchen is closed.')).toBeVisible();
  expect(screen.queryByText('Page not found')).toBeNull();
  expect(screen.queryByText('Please try again later')).toBeNull();
});

test('[SHELL-07] on 403 the one button goes back to the previous page', async () => {
  const guide = aUser({ role: 'Owner', template: 'Tours & Travels' });
  const page = mockConsole({ history: ['/home', '/all-institutes'], user: guide });
  render(page.element);
  await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(page.address()).toBe('/home'));
});

test.each([
  ['Month', '/home?type=Month'],
  [null, '/home'],
] as const)('[SHELL-07] else it is Home, for a home type of %s at %s', async (homeType, href) => {
  const page = mockConsole({ history: ['/no-such-page'], user: { ...superAdmin, homeType } });
  render(page.element);
  await waitFor(() =>
    // The sidebar around it has a way home of its own.
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'href',
      href,
    ),
  );
});

test('an unknown address has the console around it for signed-in users', async () => {
  render(mockConsole({ history: ['/no-such-page'] }).element);
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(screen.getByRole('navigation')).toBeInTheDocument();
});

test('no one is asked to sign in for an unknown address', async () => {
  const page = mockConsole({ history: ['/no-such-page'], isSignedIn: false });
  render(page.element);
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(page.address()).toBe('/no-such-page');
  expect(screen.queryByRole('navigation')).toBeNull();
});

function Broken(): never {
  throw new Error('broken');
}

test('[SHELL-08] one screen catches failures in routing, loading and rendering', async () => {
  const { session } = mockConsole();
  const failing = () => {
    throw new Response('', { status: 403 });
  };
  const router = createMemoryRouter(
    [
      {
        errorElement: <RouteError />,
        children: [
          { path: '/', element: <p>Fine</p> },
          { path: '/refused', loader: failing, element: <p>Never</p> },
          { path: '/broken', element: <Broken /> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <App session={session}>
      <RouterProvider router={router} />
    </App>,
  );
  for (const [address, status] of [
    ['/refused', '403'],
    ['/broken', '500'],
    ['/nowhere', '404'],
  ] as const) {
    await router.navigate(address);
    expect(await screen.findByText(status)).toBeVisible();
  }
});
