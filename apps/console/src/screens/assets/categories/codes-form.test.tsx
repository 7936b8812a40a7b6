import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { anInstitute } from '../../../testing/institutes.ts';
import { mockAssets } from '../../../testing/mock-assets.ts';
import { mockConsole } from '../../../testing/mock-console.tsx';
import { PASSWORD } from '../../../testing/password.ts';
import { superAdmin } from '../../../testing/users.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const lakeview = anInstitute();

test('codes that were typed when the session ended are in their dialog again', async () => {
  const page = mockConsole({
    history: [`/all-institutes/${lakeview._id}/settings/addAssets`],
    institutes: [lakeview],
    overrides: mockAssets(),
  });
  render(page.element);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit codes' }));
  const code = async () =>
    within(await screen.findByRole('dialog', { name: 'Edit codes' })).findByRole('textbox', {
      name: 'Deluxe Lake Room',
    });
  const field = await code();
  await userEvent.clear(field);
  await userEvent.type(field, 'LAKE');
  page.session.api.session.end('expired');
  await screen.findByRole('button', { name: 'Sign in' });
  await page.session.signIn({ email: superAdmin.email, password: PASSWORD });
  expect(await code()).toHaveValue('LAKE');
  expect(await screen.findByText(/^Your session ended before you saved/)).toBeInTheDocument();
});
