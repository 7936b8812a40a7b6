import type { Page } from '@playwright/test';

/** Ends the session of the page on the server, as another device would. The page finds out by its next call. */
export async function endSession(page: Page): Promise<void> {
  await patch(page, '/user/logout', {
    refreshToken: (await page.evaluate(() => sessionStorage.getItem('refreshToken'))) ?? '',
  });
}

/** Sets a preference of the user from elsewhere: the page has it when it is loaded again. */
export async function preferTheme(page: Page, theme: 'dark' | 'system'): Promise<void> {
  await patch(page, '/user/me', {}, { preferences: JSON.stringify({ theme }) });
}

/** Asks with the tokens of the page, from outside of it: nothing of it is on the network of the page. */
async function patch(
  page: Page,
  path: string,
  headers: Readonly<Record<string, string>>,
  multipart?: Readonly<Record<string, string>>,
): Promise<void> {
  const accessToken = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  const answer = await page.request.patch(`/api/v1${path}`, {
    headers: { ...headers, Authorization: `Bearer ${accessToken}` },
    ...(multipart && { multipart }),
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}.`);
}
