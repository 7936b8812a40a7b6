import { pageOf } from '@booking/api-client/mocks';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HomeGuard } from '../../app/guards/guards.tsx';
import { someInstitutes } from '../../testing/institutes.ts';
import { type ConsoleOptions, mockConsole } from '../../testing/mock-console.tsx';
import { PASSWORD } from '../../testing/password.ts';
import { aUser, justSignedIn } from '../../testing/users.ts';
import { Component } from './route.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const institutes = someInstitutes(45);

function open(options: ConsoleOptions) {
  const page = mockConsole({ institutes, ...options });
  render(page.element);
  return page;
}

const toasts = () => screen.getByRole('region', { name: /notifications/i });
const form = () => screen.findByRole('dialog', { name: 'Add institute' });
const nameIn = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: 'Name' });

// The test environment has no layout; the list and its bulk bar adapt to their widths.
const width = vi.spyOn(Element.prototype, 'clientWidth', 'get');
beforeEach(() => void width.mockReturnValue(1440));

describe('typed work', () => {
  test('stays when the page in the address turns out to be past the last', async () => {
    const list = Promise.withResolvers<void>();
    const page = open({
      history: ['/all-institutes?page=99&new'],
      overrides: {
        'institution.list': async ({ input }) => {
          await list.promise;
          return pageOf(institutes, { page: input.page, limit: input.limit });
        },
      },
    });
    const dialog = await form();
    await userEvent.type(nameIn(dialog), 'Silver Heron');
    await act(async () => list.resolve());
    await waitFor(() => expect(page.address()).toBe('/all-institutes?page=3'));
    expect(screen.queryByRole('alertdialog', { name: 'Discard changes?' })).toBeNull();
    expect(nameIn(dialog)).toHaveValue('Silver Heron');
  });

  test('is asked about before another screen opens', async () => {
    const page = open({ history: ['/all-institutes?new'] });
    await userEvent.type(nameIn(await form()), 'Silver Heron');
    await act(() => page.router.navigate('/home'));
    expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
    expect(page.address()).toBe('/all-institutes');
  });
});

describe('text typed in a dialog or a drawer', () => {
  const first = institutes.find(({ status }) => status === 'Active');
  if (!first) throw new Error('None of the institutes is active.');
  const { _id, name } = first;
  const field = (label: string) => screen.findByRole('textbox', { name: label });
  const button = async (label: string) =>
    userEvent.click(await screen.findByRole('button', { name: label }));
  async function suspend() {
    await button(`Change status of ${name}`);
    const choice = await screen.findByRole('radio', { name: /^Suspended/ });
    if (!(choice as HTMLInputElement).checked) await userEvent.click(choice);
  }
  const isClosed = () =>
    waitFor(() => expect(document.querySelector('[role$="dialog"]')).toBeNull());

  test('is restored after Escape, another page and the end of the session, until it is sent', async () => {
    const page = open({ history: ['/all-institutes'], user: justSignedIn });
    await suspend();
    expect(screen.queryByText(/^We kept your draft/)).toBeNull();
    await userEvent.type(await field('Note'), 'Due.');
    await userEvent.keyboard('{Escape}');
    await isClosed();

    await act(() => page.router.navigate('/home'));
    await act(() => page.router.navigate('/all-institutes'));
    await suspend();
    expect(await field('Note')).toHaveValue('Due.');
    expect(screen.getByText(/^We kept your draft/)).toBeVisible();

    act(() => page.session.api.session.end('expired'));
    await screen.findByRole('button', { name: 'Sign in' });
    await act(() => page.session.signIn({ email: justSignedIn.email, password: PASSWORD }));
    await suspend();
    expect(await field('Note')).toHaveValue('Due.');

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Non-payment');
    await button('Suspend institute');
    await isClosed();
    await button(`Change status of ${name}`);
    await userEvent.click(await screen.findByRole('radio', { name: /^Closed/ }));
    expect(await field('Note')).toHaveValue('');
  });

  test('is restored for a bulk change, across other dialogs and the end of the session', async () => {
    const page = open({ history: ['/all-institutes'], user: justSignedIn });
    const ask = async (action: string) => {
      const box = await screen.findByRole('checkbox', { name: `Select ${name}` });
      if (!(box as HTMLInputElement).checked) await userEvent.click(box);
      await button(action);
    };
    await ask('Change status');
    await userEvent.click(await screen.findByRole('radio', { name: /^Suspended/ }));
    await userEvent.type(await field('Note'), 'Order 12.');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await ask('Add tag');
    await userEvent.type(await field('Tag'), 'monsoon');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await ask('Change status');
    expect(await field('Note')).toHaveValue('Order 12.');
    expect(screen.getByText(/^We kept your draft/)).toBeVisible();

    act(() => page.session.api.session.end('expired'));
    await screen.findByRole('button', { name: 'Sign in' });
    await act(() => page.session.signIn({ email: justSignedIn.email, password: PASSWORD }));
    await ask('Add tag');
    expect(await field('Tag')).toHaveValue('monsoon');
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await ask('Add tag');
    expect(await field('Tag')).toHaveValue('');
  });

  test('includes a tag that was not added yet', async () => {
    const page = open({ history: [`/all-institutes?open=${_id}`] });
    const tags = () => screen.findByRole('textbox', { name: 'Tags' });
    await userEvent.type(await tags(), 'north');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await act(() => page.router.navigate(`/all-institutes?open=${_id}`));
    expect(await tags()).toHaveValue('north');
    await userEvent.type(await tags(), '{Enter}');
    await waitFor(async () => expect(await tags()).toHaveValue(''));
  });
});

describe('a form that has saved', () => {
  test('keeps its content while it closes, then unmounts', async () => {
    const stored = institutes[0];
    if (!stored) throw new Error('There is an institute.');
    const page = open({ history: ['/all-institutes'] });
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${stored.name}` }));
    const dialog = await screen.findByRole('dialog', { name: `Edit ${stored.name}` });
    const name = nameIn(dialog);
    await userEvent.type(name, ' Grand');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog).toHaveAttribute('inert'));
    expect(page.requests.some(({ method }) => method === 'PATCH')).toBe(true);
    expect(name).toHaveValue(`${stored.name} Grand`);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});

describe('the address', () => {
  test("keeps parameters that are not the list's", async () => {
    const page = open({ history: ['/all-institutes?tId=t1&page=99&tab=all'] });
    await waitFor(() => expect(page.address()).toBe('/all-institutes?tId=t1&tab=all&page=3'));
    await userEvent.click(await screen.findByRole('button', { name: 'Institute' }));
    await waitFor(() => expect(page.address()).toBe('/all-institutes?tId=t1&tab=all&sort=name'));
    const [row] = await screen.findAllByRole('rowheader');
    const href = within(row as HTMLElement)
      .getByRole('link')
      .getAttribute('href');
    expect(href).toMatch(/\?tId=t1&tab=all&sort=name&open=/);
  });
});

describe('the totals', () => {
  const listCalls = ({ requests }: ReturnType<typeof open>) =>
    requests.filter(({ url }) => url.pathname.endsWith('/institution'));

  test('of all rows comes with the list; of a view, when its tab is hovered', async () => {
    const page = open({ history: ['/all-institutes'] });
    expect(await screen.findByRole('link', { name: /^Institutes ?, ?45$/ })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Views' }));
    expect(tabs.getByRole('link', { name: 'All 45' })).toBeVisible();
    await screen.findByText('1 to 20 of 45');
    expect(listCalls(page)).toHaveLength(1);

    await userEvent.hover(tabs.getByRole('link', { name: 'Suspended' }));
    const suspended = institutes.filter(({ status }) => status === 'Suspended').length;
    const tab = await tabs.findByRole('link', { name: `Suspended ${suspended}` });
    expect(listCalls(page).map(({ url }) => url.search)).toEqual([
      expect.stringMatching('limit=20'),
      expect.stringMatching('status=Suspended&limit=1'),
    ]);

    await userEvent.click(tab);
    await screen.findByText(`1 to ${suspended} of ${suspended}`);
    expect(listCalls(page)).toHaveLength(3);
  });

  test('of all rows needs its own call when the list is filtered', async () => {
    const page = open({ history: ['/all-institutes?status=Active'] });
    expect(await screen.findByRole('link', { name: /^Institutes ?, ?45$/ })).toBeVisible();
    expect(listCalls(page)).toHaveLength(2);
  });
});

const owner = aUser({ role: 'Owner', template: 'Tours & Travels' });

describe('a user who may not add an institute', () => {
  const routes = [{ element: <HomeGuard />, children: [{ path: '/all-institutes', Component }] }];

  const told = 'You don’t have permission to add institutes.';
  const isTold = () => waitFor(() => expect(within(toasts()).getByText(told)).toBeVisible());

  test('sees why, with the key N', async () => {
    open({ routes, user: owner, history: ['/all-institutes'] });
    const button = await screen.findByRole('button', { name: 'Add institute' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await screen.findByRole('region', { name: /notifications/i });
    await userEvent.keyboard('n');
    await isTold();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('sees why, at an address that opens the form', async () => {
    const page = open({ routes, user: owner, history: ['/all-institutes?new'] });
    await isTold();
    expect(page.address()).toBe('/all-institutes');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
