import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { mockConsole } from '../testing/mock-console.tsx';
import { PASSWORD } from '../testing/password.ts';
import { superAdmin } from '../testing/users.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a restored form says that it was not saved, until it is', async () => {
  const page = mockConsole({ history: ['/home?profile=1'] });
  render(page.element);
  const name = () => screen.findByRole('textbox', { name: 'First name' });
  await userEvent.type(await name(), 'li');
  page.session.api.session.end('expired');
  await screen.findByRole('button', { name: 'Sign in' });
  await page.session.signIn({ email: superAdmin.email, password: PASSWORD });
  expect(await name()).toHaveValue('Anjalili');
  expect(screen.getByText(/^Your session ended before you saved/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Details saved.');
  await waitFor(() => expect(screen.queryByText(/^Your session ended/)).toBeNull());
  await userEvent.type(await name(), 'li');
  expect(screen.queryByText(/^Your session ended/)).toBeNull();
});
