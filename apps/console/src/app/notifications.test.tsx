import { notify } from '@booking/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../session/session.ts';
import { mockServer } from '../testing/mock-server.ts';
import { mockedFetch } from '../testing/mocked-fetch.ts';
import { PASSWORD } from '../testing/password.ts';
import { superAdmin } from '../testing/users.ts';
import { App } from './app.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('toasts are dismissed with their user: the next one must not run their actions', async () => {
  const session = createSession({ fetch: mockedFetch(mockServer()).fetch });
  render(<App session={session}>{null}</App>);
  await act(() => session.signIn({ email: superAdmin.email, password: PASSWORD }));
  act(() => {
    notify.success('Deleted view Goa.', {
      duration: false,
      action: { label: 'Undo', onAction: vi.fn() },
    });
  });
  expect(await screen.findByRole('button', { name: /^Undo/ })).toBeVisible();
  await act(() => session.signOut());
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
});
