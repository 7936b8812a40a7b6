import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { someInstitutes } from '../testing/institutes.ts';
import { mockConsole } from '../testing/mock-console.tsx';
import { superAdmin } from '../testing/users.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("the library's components format numbers for the user too", async () => {
  const user = { ...superAdmin, locale: 'mr-IN' };
  const page = mockConsole({ user, institutes: someInstitutes(6), history: ['/all-institutes'] });
  render(page.element);
  expect(await screen.findByText('१ to ६ of ६')).toBeVisible();
});
