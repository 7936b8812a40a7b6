import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { FormFrame } from './form-frame.tsx';
import {
  confirmDiscardThen,
  DiscardQuestion,
  isPageUnsaved,
  LeaveGuard,
  useNotLeft,
  useUnsavedChanges,
} from './unsaved-changes.tsx';

interface FormProps {
  readonly isUnsaved: boolean;
  readonly isOverPage?: boolean;
  readonly what?: string;
}

function Form({ what = 'your profile', ...changes }: FormProps) {
  const { question } = useUnsavedChanges({ ...changes, onKeep: vi.fn(), onDiscard: vi.fn() });
  return <DiscardQuestion {...question} what={what} />;
}

const show = (isUnsaved: boolean) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Form isUnsaved={isUnsaved} /> }])}
    />,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an action that unmounts every form, such as signing out, asks first when there are unsaved changes', async () => {
  const { unmount } = show(true);
  const go = vi.fn();
  act(() => confirmDiscardThen(go));
  await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  await press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(go).not.toHaveBeenCalled();
  act(() => confirmDiscardThen(go));
  await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  await press('Discard');
  expect(go).toHaveBeenCalledTimes(1);
  unmount();
  confirmDiscardThen(go);
  expect(go).toHaveBeenCalledTimes(2);
});

test('and runs at once when there are none', () => {
  show(false);
  const go = vi.fn();
  confirmDiscardThen(go);
  expect(go).toHaveBeenCalledTimes(1);
});

const tabIn = (search: string) => new URLSearchParams(search).get('tab');

/** Two forms beside each other, the first in a tab. */
function showTwo(isPage: boolean, isOver: boolean) {
  const page = (
    <>
      <LeaveGuard />
      <FormFrame partOf={tabIn}>
        <Form isUnsaved={isPage} what="the page" />
      </FormFrame>
      <Form isUnsaved={isOver} isOverPage what="your profile" />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: page },
      { path: '/other', element: <h1>Other</h1> },
    ],
    { initialEntries: ['/?tab=2', '/'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const isAsked = (what: string) => screen.findByText(`Your changes to ${what} haven’t been saved.`);
const isAnswered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test.each([
  [true, false, 'the page'],
  [false, true, 'your profile'],
])(
  'another page asks the form with changes, whichever was mounted last',
  async (isPage, isOver, what) => {
    const router = showTwo(isPage, isOver);
    expect(isPageUnsaved()).toBe(isPage);
    await act(() => router.navigate('/other'));
    await isAsked(what);
    await press('Keep editing');
    await isAnswered();
    await act(() => router.navigate('/other'));
    await isAsked(what);
    await press('Discard');
    await screen.findByRole('heading', { name: 'Other' });
  },
);

test('two forms with changes are both asked about, the latest first', async () => {
  const router = showTwo(true, true);
  await act(() => router.navigate('/other'));
  await isAsked('your profile');
  await press('Discard');
  await isAsked('the page');
  await press('Keep editing');
  await isAnswered();
  expect(router.state.location.pathname).toBe('/');
  const go = vi.fn();
  act(() => confirmDiscardThen(go));
  await isAsked('your profile');
  await press('Discard');
  await isAsked('the page');
  expect(go).not.toHaveBeenCalled();
  await press('Discard');
  expect(go).toHaveBeenCalledTimes(1);
});

test('another address of the page asks only where it shows another part around the form', async () => {
  const router = showTwo(true, false);
  await act(() => router.navigate('/?page=2'));
  expect(router.state.location.search).toBe('?page=2');
  await act(() => router.navigate(-1));
  await act(() => router.navigate(-1));
  await isAsked('the page');
  expect(router.state.location.search).toBe('');
  await press('Discard');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=2'));
});

function Run() {
  useNotLeft('Wait for it.');
  return <p>Running</p>;
}

test('what must not be left is not, and nothing asks', async () => {
  const page = (
    <>
      <LeaveGuard />
      <Run />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/other', element: <h1>Other</h1> },
  ]);
  const { unmount } = render(<RouterProvider router={router} />);
  await act(() => router.navigate('/other'));
  expect(router.state.location.pathname).toBe('/');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const go = vi.fn();
  act(() => confirmDiscardThen(go));
  expect(go).not.toHaveBeenCalled();
  unmount();
  confirmDiscardThen(go);
  expect(go).toHaveBeenCalledTimes(1);
});
