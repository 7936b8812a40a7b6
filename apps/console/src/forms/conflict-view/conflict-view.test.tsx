import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConflictView } from './conflict-view.tsx';

it('submits nothing with the form around it', () => {
  const conflicts = [{ key: 'name', label: 'Name', yours: 'Palace', theirs: 'Grand' }] as const;
  const { container } = render(
    <form>
      <ConflictView conflicts={conflicts} value={{}} onChange={() => {}} />
    </form>,
  );
  const form = container.querySelector('form');
  expect([...new FormData(form ?? undefined)]).toEqual([]);
});

it('submits the form around it on Enter, by its button as the browser does', async () => {
  const save = vi.fn<(by: string | null | undefined) => void>();
  const form = (disabled: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(event.nativeEvent.submitter?.textContent);
      }}
    >
      <ConflictView
        conflicts={[{ key: 'name', label: 'Name', yours: 'Palace', theirs: 'Grand' }]}
        value={{}}
        onChange={() => {}}
      />
      <button type="submit" disabled={disabled}>
        Save
      </button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('radio', { name: 'Theirs Grand' }));
  await userEvent.keyboard('{Enter}');
  expect(save).toHaveBeenCalledExactlyOnceWith('Save');
  rerender(form(true));
  await userEvent.keyboard('{Enter}');
  expect(save).toHaveBeenCalledOnce();
});
