import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CopyButton } from './index.ts';

const field = () => screen.queryByRole('textbox');

/** A browser that refuses to copy and has no popovers, as Firefox before 125. This DOM has none either. */
async function refused() {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
  render(<CopyButton text="BK-204" label="Copy ID" />);
  const button = screen.getByRole('button', { name: 'Copy ID' });
  await user.click(button);
  await waitFor(() => expect(field()).toHaveFocus());
  return { user, button };
}

it('without popovers, Escape closes the shown text and returns the focus', async () => {
  const { user, button } = await refused();
  await user.keyboard('{Escape}');
  expect(field()).toBeNull();
  expect(button).toHaveFocus();
});

it('without popovers, the shown text closes when the focus goes elsewhere', async () => {
  const { user } = await refused();
  await user.click(document.body);
  expect(field()).toBeNull();
});
