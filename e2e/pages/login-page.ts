import type { Page } from '@playwright/test';

/** /login, as a person sees it. */
export function loginPage(page: Page) {
  return {
    open: () => page.goto('/login'),
    async signIn(who: { readonly email: string; readonly password: string }) {
      await page.getByLabel('Email').fill(who.email);
      await page.getByLabel('Password', { exact: true }).fill(who.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    },
  };
}

/** Opens the console as a user, through the sign-in page, which leads on to the path. */
export async function openConsole(
  page: Page,
  who: { readonly email: string; readonly password: string },
  path = '/home',
): Promise<void> {
  await page.goto(path === '/home' ? '/login' : `/login?from=${encodeURIComponent(path)}`);
  await loginPage(page).signIn(who);
  await page.waitForURL(({ pathname }) => pathname === path.replace(/\?.*/, ''));
}
