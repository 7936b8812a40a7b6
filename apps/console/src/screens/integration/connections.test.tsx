import { pageOf } from '@booking/api-client/mocks';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { aCategory } from '../../testing/assets.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { mockConsole } from '../../testing/mock-console.tsx';
import { anOta } from '../../testing/otas.ts';
import { PASSWORD } from '../../testing/password.ts';
import { superAdmin } from '../../testing/users.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const plain = anInstitute();
const lakeview = anInstitute({
  currentSubscription: plain.currentSubscription && {
    ...plain.currentSubscription,
    plan: 'enterprise',
    entitlements: ['channelManager'],
  },
});

test('a connection that was typed when the session ended is in its dialog again', async () => {
  const page = mockConsole({
    history: [`/all-institutes/${lakeview._id}/integration`],
    institutes: [lakeview],
    otas: [anOta({ name: 'Lagoon Stays', modes: ['Manual'] })],
    overrides: { 'category.list': () => pageOf([aCategory()]) },
  });
  render(page.element);
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Lagoon Stays' }));
  const code = async () =>
    within(await screen.findByRole('dialog', { name: 'Connect Lagoon Stays' })).findByRole(
      'textbox',
      { name: /^Property code/ },
    );
  await userEvent.type(await code(), 'LKV-1');
  page.session.api.session.end('expired');
  await screen.findByRole('button', { name: 'Sign in' });
  await page.session.signIn({ email: superAdmin.email, password: PASSWORD });
  expect(await code()).toHaveValue('LKV-1');
});
