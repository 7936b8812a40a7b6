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

/**
 * Opens the console as a user who is signed in already: the page has what the form leaves behind. The form and what comes
 * after it are tested by `entry*.e2e.ts`, `keyboard.e2e.ts` and `home-report.e2e.ts`.
 */
export async function openConsole(
  page: Page,
  who: { readonly email: string; readonly password: string },
  path = '/home',
): Promise<void> {
  // A small document of the same origin, for its storage and its cookie.
  await page.goto('/config.json');
  const status = await page.evaluate(async (credentials) => {
    const response = await fetch('/api/v1/user/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    if (!response.ok) return response.status;
    const { accessToken, refreshToken } = await response.json();
    sessionStorage.setItem('accessToken', accessToken);
    sessionStorage.setItem('refreshToken', refreshToken);
    localStorage.setItem('booking', JSON.stringify({ version: 1, state: { isSignedIn: true } }));
    return undefined;
  }, who);
  if (status !== undefined) throw new Error(`The sign-in of ${who.email} answered ${status}.`);
  await page.goto(path);
  await page.waitForURL(({ pathname }) => pathname === path.replace(/\?.*/, ''));
}
