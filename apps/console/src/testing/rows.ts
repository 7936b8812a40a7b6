import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Waits for a row of a list. */
export const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

/** Waits until no menu is mounted. */
const noMenu = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Opens the menu of a row or card. One that is still leaving would take the focus back, and close it. */
export async function menuOf(name: string) {
  await noMenu();
  await userEvent.click(await button(`More for ${name}`));
}

/** Chooses an action from the menu of a row or card. */
export async function choose(name: string, action: string | RegExp) {
  await menuOf(name);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Expects that an action in the menu of a row is disabled, and says why. */
export async function expectReason(name: string, action: RegExp, reason: RegExp) {
  await menuOf(name);
  const item = await screen.findByRole('menuitem', { name: action });
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await expect(item).toHaveAccessibleDescription(reason);
  await userEvent.keyboard('{Escape}');
  await noMenu();
}
