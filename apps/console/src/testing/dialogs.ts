import { expect, screen, waitFor, within } from 'storybook/test';

/** Returns the dialogs of the page, with those that ask a question. */
export function openDialogs(name?: string | RegExp): readonly HTMLElement[] {
  const options = name === undefined ? {} : { name };
  return [
    ...screen.queryAllByRole('dialog', options),
    ...screen.queryAllByRole('alertdialog', options),
  ];
}

/** Waits for a dialog that has faded in, and returns queries of it. Default: the only one. */
export async function dialogNamed(name?: string | RegExp) {
  return within(
    await waitFor(() => {
      const [dialog, ...others] = openDialogs(name);
      expect(others).toEqual([]);
      if (!dialog) throw new Error(`No dialog is named ${name}.`);
      expect(dialog.checkVisibility({ opacityProperty: true })).toBe(true);
      return dialog;
    }),
  );
}

/** Waits until every dialog is unmounted. */
export const noDialog = () => waitFor(() => expect(openDialogs()).toEqual([]));

/** Waits for a text that slides or fades in, such as a toast, whose text a live region has too for a second. */
export async function textShown(text: string | RegExp): Promise<void> {
  await expect(await screen.findByText(text, { ignore: '[aria-live] *' })).toBeVisible();
}

/** Stops the time of the toasts, as in a window that is left, so that slow steps lose none. Returns what resumes it. */
export async function holdToasts(): Promise<() => void> {
  await waitFor(() => {
    const isHeld = document.querySelector('[data-preset][data-paused]') !== null;
    // Their part comes when the page is idle, and hears of nothing before.
    if (!isHeld) window.dispatchEvent(new Event('blur'));
    expect(isHeld).toBe(true);
  });
  return () => window.dispatchEvent(new Event('focus'));
}
