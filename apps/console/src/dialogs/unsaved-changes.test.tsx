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

test('an action that unmounts every form, such as signing out, asks first when there are unsaved changes', async () => {
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

test('and runs at once when there are none', () => {
  show(false);
  const go = vi.fn();
  confirmDiscardThen(go);
  expect(go).toHaveBeenCalledTimes(1);
});
