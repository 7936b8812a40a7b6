import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { HomeGuard, SignedOutOnly } from '../app/guards/guards.tsx';
import { mockConsole } from '../testing/mock-console.tsx';
import { PASSWORD } from '../testing/password.ts';
import { superAdmin } from '../testing/users.ts';
import { type DraftKind, useDraft, useRestoredDraft } from './use-draft.ts';

beforeEach(() => localStorage.clear());

const note: DraftKind<string> = { form: 'note' };

function Note() {
  const restored = useRestoredDraft(note);
  const [text, setText] = useState(restored ?? '');
  useDraft(note, () => text || undefined);
  return (
    <textarea aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
  );
}

const colleague = { ...superAdmin, _id: 'e'.repeat(24), email: 'dev@booking.example' };

/** A form behind the guard, on a server with two users. */
function openNote() {
  let user = superAdmin;
  const page = mockConsole({
    history: ['/note?about=roofs'],
    routes: [
      { element: <SignedOutOnly />, children: [{ path: '/login', element: 'Who is it?' }] },
      { element: <HomeGuard />, children: [{ path: '/note', element: <Note /> }] },
    ],
    overrides: {
      'user.login': ({ input }) => {
        user = input.email === colleague.email ? colleague : superAdmin;
        return { accessToken: 'access-9', refreshToken: 'refresh-9' };
      },
      'user.me': () => user,
    },
  });
  render(page.element);
  return {
    address: page.address,
    session: page.session,
    endSession: async () => {
      page.session.api.session.end('expired');
      await screen.findByText('Who is it?');
    },
    signIn: ({ email }: { readonly email: string }) =>
      page.session.signIn({ email, password: PASSWORD }),
    goTo: (path: string) => page.router.navigate(path),
  };
}

const field = () => screen.findByRole('textbox', { name: 'Note' });

describe('text typed when the session ended', () => {
  test('is restored for the same user at the same address', async () => {
    const page = openNote();
    await userEvent.type(await field(), 'The roof leaks');
    await page.endSession();
    await page.signIn(superAdmin);
    expect(await field()).toHaveValue('The roof leaks');
    expect(page.address()).toBe('/note?about=roofs');
  });

  test('is restored once', async () => {
    const page = openNote();
    await userEvent.type(await field(), 'The roof leaks');
    await page.endSession();
    await page.signIn(superAdmin);
    await userEvent.clear(await field());
    await page.endSession();
    await page.signIn(superAdmin);
    expect(await field()).toHaveValue('');
  });

  test('is not restored at another address', async () => {
    const page = openNote();
    await userEvent.type(await field(), 'The roof leaks');
    await page.endSession();
    await page.goTo('/login?from=/note');
    await page.signIn(superAdmin);
    expect(await field()).toHaveValue('');
  });

  test('is not restored for the next user, and is then dropped', async () => {
    const page = openNote();
    await userEvent.type(await field(), 'The roof leaks');
    await page.endSession();
    await page.signIn(colleague);
    expect(await field()).toHaveValue('');
    await page.endSession();
    await page.signIn(superAdmin);
    expect(await field()).toHaveValue('');
  });

  test('is not kept on sign-out', async () => {
    const page = openNote();
    await userEvent.type(await field(), 'The roof leaks');
    await page.session.signOut();
    await waitFor(() => expect(page.address()).toBe('/login'));
    await page.goTo(`/login?from=${encodeURIComponent('/note?about=roofs')}`);
    await page.signIn(superAdmin);
    expect(await field()).toHaveValue('');
  });
});
