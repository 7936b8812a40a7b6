import { expect, screen, waitFor, within } from 'storybook/test';

/** Waits for a dialog that has faded in, and returns queries of it. Default: the only one. */
export async function dialogNamed(name?: string | RegExp) {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Waits until every dialog is unmounted. */
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Waits for a text that slides or fades in, such as a toast. */
export async function textShown(text: string | RegExp): Promise<void> {
  const found = await screen.findByText(text);
  await waitFor(() => expect(found).toBeVisible());
}
