import { failure } from '@booking/api-client/mocks';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ConsoleOptions, mockConsole } from '../../testing/mock-console.tsx';
import { WORKING_LINK } from '../../testing/mock-server.ts';
import { PASSWORD } from '../../testing/password.ts';
import { aUser, superAdmin } from '../../testing/users.ts';
import { App } from '../app.tsx';
import { createRoutes } from '../routes.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function open(options: ConsoleOptions) {
  const page = mockConsole(options);
  render(page.element);
  return page;
}

/** @param filledEmail What is filled in, after a session that has expired. */
async function signIn(filledEmail = '') {
  const user = userEvent.setup();
  const email = await screen.findByRole('textbox', { name: 'Email' });
  expect(email).toHaveValue(filledEmail);
  if (filledEmail === '') await user.type(email, superAdmin.email);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

const screens = ['/home', '/all-institutes'];

describe('a visitor who is not signed in', () => {
  test.each(screens)('[AUTH-17] opening %s redirects to the sign-in page', async (address) => {
    const page = open({ history: [address], isSignedIn: false });
    await screen.findByRole('button', { name: 'Sign in' });
    expect(page.router.state.location.pathname).toBe('/login');
  });

  test('[AUTH-12] returns to the requested page after signing in', async () => {
    const page = open({ history: ['/all-institutes?status=Closed&page=1'], isSignedIn: false });
    await signIn();
    await screen.findByRole('heading', { name: 'Institutes', level: 1 });
    expect(page.address()).toBe('/all-institutes?status=Closed&page=1');
  });

  test('does not follow an origin that leads elsewhere', async () => {
    const page = open({ history: ['/login?from=//evil.example'], isSignedIn: false });
    await signIn();
    await screen.findByRole('heading', { name: 'Home', level: 1 });
    await waitFor(() => expect(page.address()).toBe('/home?type=Month'));
  });
});

describe('a signed-in user', () => {
  test('[AUTH-11] opening the sign-in page redirects to /home with the home type', async () => {
    const page = open({ history: ['/login'] });
    await waitFor(() => expect(page.address()).toBe('/home?type=Month'));
  });

  test('without a home type the redirect is to /home alone', async () => {
    const page = open({ history: ['/login'], user: { ...superAdmin, homeType: null } });
    await waitFor(() => expect(page.address()).toBe('/home'));
  });

  test('[AUTH-06] waits at a loading screen, then sees the content; once signed out, the sign-in page', async () => {
    const page = open({ history: ['/home'] });
    expect(screen.getByText('Loading')).toBeVisible();
    await screen.findByRole('heading', { name: 'Home', level: 1 });
    await page.session.signOut();
    await screen.findByRole('button', { name: 'Sign in' });
    expect(page.address()).toBe('/login');
  });

  test('[AUTH-05] whose session cannot be renewed goes to the sign-in page, and back afterwards', async () => {
    let isOver = false;
    const page = open({
      history: ['/all-institutes?search=lake'],
      overrides: {
        'user.refresh': () => failure('LOGIN_REQUIRED'),
        'institution.get': () => {
          isOver = true;
          return failure('LOGIN_REQUIRED');
        },
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Lake Pichola House' }));
    await screen.findByText('Your session expired', { exact: false });
    expect(isOver).toBe(true);
    expect(page.storage.getItem('refreshToken')).toBeNull();
    await signIn(superAdmin.email);
    await waitFor(() => expect(page.address()).toMatch(/^\/all-institutes\?search=lake&open=/));
  });
});

test('Home asks again who is signed in, when that could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  const page = open({
    history: ['/all-institutes'],
    overrides: { 'user.me': () => (isDown ? failure('FORBIDDEN') : superAdmin) },
  });
  const home = await screen.findByRole('link', { name: 'Home' });
  isDown = false;
  await userEvent.click(home);
  await screen.findByRole('heading', { name: 'Home', level: 1 });
  expect(page.address()).toBe('/home');
});

test('[API-05] a guarded page fetches the user and the list of templates', async () => {
  const page = open({
    history: ['/home'],
    user: aUser({ role: 'Owner', template: 'Tours & Travels' }),
  });
  await screen.findByRole('heading', { name: 'Home', level: 1 });
  const asked = page.requests.map(({ method, url }) => `${method} ${url.pathname}`);
  expect(asked).toContain('GET /api/v1/user/me');
  expect(asked).toContain('GET /api/v1/template');
  // The three fields of the response that guards and links depend on.
  expect(
    page.session.store.getState().cache.getQueryData(page.session.queries.user.me().queryKey),
  ).toMatchObject({
    role: 'Owner',
    homeType: 'Month',
    institution: { template: { name: 'Tours & Travels' } },
  });
});

describe('entry pages', () => {
  test('[AUTH-11] a signed-in user who opens the forgot-password page is redirected to /home', async () => {
    const page = open({ history: ['/forgotPassword'] });
    await waitFor(() => expect(page.address()).toBe('/home?type=Month'));
  });

  test('[AUTH-16] /success links a visitor to the sign-in page and a user to Home, and reveals nothing else', async () => {
    const visitor = open({ history: ['/success'], isSignedIn: false });
    await screen.findByRole('heading', { name: 'Done', level: 1 });
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(visitor.address()).toBe('/login'));
    cleanup();

    const user = open({ history: ['/success'] });
    await userEvent.click(await screen.findByRole('link', { name: 'Home' }));
    await waitFor(() => expect(user.address()).toBe('/home?type=Month'));
  });

  test('[AUTH-01] the address of a link has its type; any other type is not found', async () => {
    open({ history: [`/password/create/${WORKING_LINK}`], isSignedIn: false });
    await screen.findByRole('heading', { name: 'Welcome', level: 1 });
    cleanup();
    open({ history: [`/password/reset/${WORKING_LINK}`], isSignedIn: false });
    await screen.findByRole('heading', { name: 'Choose a new password', level: 1 });
    cleanup();
    open({ history: [`/password/other/${WORKING_LINK}`], isSignedIn: false });
    expect(await screen.findByText('Page not found')).toBeVisible();
  });
});

describe('a user whose password someone else has set', () => {
  const user = { ...superAdmin, mustChangePassword: true };

  test('chooses another one, then sees the requested page', async () => {
    const page = open({ history: ['/all-institutes'], user });
    await screen.findByRole('heading', { name: 'Choose your own password', level: 1 });
    const type = async (label: string, text: string) =>
      userEvent.type(screen.getByLabelText(label), text);
    await type('Current password', PASSWORD);
    await type('New password', 'lotus pond at six');
    await type('Confirm new password', 'lotus pond at six');
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    await screen.findByRole('heading', { name: 'Institutes', level: 1 });
    expect(page.address()).toBe('/all-institutes');
  });

  test('may sign out instead', async () => {
    const page = open({ history: ['/home'], user });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(page.address()).toBe('/login'));
  });
});

describe('roles and templates', () => {
  const guide = aUser({ role: 'Owner', template: 'Tours & Travels' });

  test('[AUTH-13] a role outside the allow list gets a 403', async () => {
    open({ history: ['/all-institutes'], user: guide });
    expect(await screen.findByText("You don't have access to this page")).toBeVisible();
  });

  test('[AUTH-14] Tours & Travels see /home and no platform-wide link; others get a 403', async () => {
    const page = open({ history: ['/home'], user: guide, overrides: {} });
    await screen.findByRole('heading', { name: 'Home', level: 1 });
    expect(screen.queryByRole('link', { name: /Institutes/ })).toBeNull();
    await page.session.signOut();

    const owner = aUser({ role: 'Owner', template: 'Subscription Management' });
    open({ history: ['/home'], user: owner });
    expect(await screen.findByText("You don't have access to this page")).toBeVisible();
  });

  test('[AUTH-14] the Super Admin sees the links of the whole shell', async () => {
    open({ history: ['/home'] });
    expect(await screen.findByRole('link', { name: /^Institutes/ })).toBeVisible();
  });

  test('users whose app has no address see why, and can sign out', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      Response.json({ subApps: { hospitality: null, event: null } }),
    );
    open({ history: ['/home'], user: aUser({ role: 'Owner', template: 'Hospitality' }) });
    expect(await screen.findByText('The hospitality app isn’t connected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('button', { name: 'Sign in' });
  });
});

test('[TOAST-01] [TOAST-02] toasts use the site preset while signed out, the console preset once signed in', async () => {
  open({ history: ['/login'], isSignedIn: false });
  await screen.findByRole('button', { name: 'Sign in' });
  const preset = () => document.querySelector('.bk-toaster')?.getAttribute('data-preset');
  await waitFor(() => expect(preset()).toBe('site'));
  await signIn();
  await screen.findByRole('heading', { name: 'Home', level: 1 });
  expect(preset()).toBe('console');
});

test.each([
  ['/home?type=Day&date=2026-11-12', () => screen.findByRole('region', { name: 'Past due' })],
  ['/all-institutes', () => screen.findByText('1 to 20 of 45')],
])(
  'the guard alone watches who is signed in, however much on %s is shown to them',
  async (address, shown) => {
    const { session } = open({ history: [address] });
    await shown();
    const { cache } = session.store.getState();
    const query = cache.getQueryCache().find({ queryKey: session.queries.user.me().queryKey });
    const asking = query?.observers.filter(({ options }) => options.enabled !== false);
    expect(asking).toHaveLength(1);
  },
);

test('[SHELL-02] a screen loads when it is opened, with a loading indicator', async () => {
  const routes = createRoutes();
  let arrive: (screen: { element: string }) => void = () => {};
  const [frame] = routes;
  frame?.children?.push({
    path: '/slow',
    lazy: () => new Promise((resolve) => (arrive = resolve)),
  });
  const router = createMemoryRouter(routes, { initialEntries: ['/login'] });
  const { session } = mockConsole({ isSignedIn: false });
  render(
    <App session={session}>
      <RouterProvider router={router} />
    </App>,
  );
  await screen.findByRole('button', { name: 'Sign in' });
  void router.navigate('/slow');
  expect(await screen.findByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  arrive({ element: 'Here at last' });
  expect(await screen.findByText('Here at last')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
