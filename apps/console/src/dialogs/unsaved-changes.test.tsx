import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { confirmDiscardThen, DiscardQuestion, useUnsavedChanges } from './unsaved-changes.tsx';

function Form({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const { question } = useUnsavedChanges({ isUnsaved, onKeep: vi.fn(), onDiscard: vi.fn() });
  return <DiscardQuestion {...question} what="your profile" />;
}

const show = (isUnsaved: boolean) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Form isUnsaved={isUnsaved} /> }])}
    />,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what takes every form away, as signing out does, asks first where something is unsaved', async () => {
  const { unmount } = show(true);
  const go = vi.fn();
  act(() => confirmDiscardThen(go));
  await screen.findByRole('dialog', { name: 'Discard changes?' });
  await press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(go).not.toHaveBeenCalled();
  act(() => confirmDiscardThen(go));
  await screen.findByRole('dialog', { name: 'Discard changes?' });
  await press('Discard');
  expect(go).toHaveBeenCalledTimes(1);
  unmount();
  confirmDiscardThen(go);
  expect(go).toHaveBeenCalledTimes(2);
});

test('and asks nobody where nothing is', () => {
  show(false);
  const go = vi.fn();
  confirmDiscardThen(go);
  expect(go).toHaveBeenCalledTimes(1);
});
