import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { type Check, judged } from '../check/check.ts';
import { launchChromium } from '../chromium/launch-chromium.ts';
import { capture, root } from '../command/command.ts';
import { pnpm } from '../command/pnpm.ts';
import { portSaidBy } from '../command/port-said-by.ts';
import { untilServed } from '../command/until-served.ts';
import { filesOfUi } from './readme.ts';
import { withTarballs } from './tarballs.ts';
import { problemsOfPage } from './watched-page.ts';

/** Server components, server actions and hydration, by the Next.js that `hosts/next` locks. */
export const next: Check = {
  name: 'next',
  title: 'the packed packages in Next.js, without a warning',
  run: async () => judged(await problemsOfNext()),
};

/**
 * Builds the Next.js app of `hosts/next` with the packed packages outside of the workspace, and uses it in Chromium as it is
 * built and as it is developed, where React reports every difference between the server's markup and the browser's.
 */
function problemsOfNext(): Promise<string[]> {
  return withTarballs(async (tarballs, folder) => {
    const app = path.join(folder, 'app');
    await cp(path.join(root, 'hosts/next'), app, {
      recursive: true,
      filter: (file) => !/node_modules|\.next/.test(path.relative(root, file)),
    });
    const layout = (await filesOfUi()).find((file) => file.path === 'app/layout.tsx');
    await writeFile(path.join(app, 'app/layout.tsx'), layout?.code ?? '');
    const files = tarballs.map(({ name, file }) => `@booking/${name}@file:${file}`);
    const steps = [
      pnpm('install', '--frozen-lockfile', '--prefer-offline'),
      pnpm('add', '--prefer-offline', ...files),
    ];
    for (const [command, args] of steps) {
      const { ok, output } = await capture(command, args, { cwd: app });
      if (!ok) return [output];
    }
    await mkdir(path.join(app, 'public'));
    const sprite = path.join(app, 'node_modules/@booking/ui/dist/icons.svg');
    await cp(sprite, path.join(app, 'public/icons.svg'));
    const built = await capture('next', ['build'], { cwd: app });
    if (!built.ok) return [built.output];
    return [...(await problemsWhile('start', app)), ...(await problemsWhile('dev', app))];
  });
}

async function problemsWhile(mode: 'start' | 'dev', app: string): Promise<string[]> {
  const next = path.join(app, 'node_modules/.bin/next');
  const server = spawn(next, [mode, '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: app,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await launchChromium();
  try {
    const origin = `http://127.0.0.1:${await portSaidBy(server, /http:\/\/127\.0\.0\.1:(\d+)/)}`;
    await untilServed(origin, server);
    const problems = await problemsOfPage(browser, (page) => clickThrough(page, origin));
    return problems.map((problem) => `next ${mode}, ${problem}`);
  } finally {
    await browser.close();
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  }
}

async function clickThrough(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByText('Lake Pichola House').waitFor();
  await isHydrated(page);
  const answer = page.getByText('From seven.');
  await page.getByRole('button', { name: 'When is breakfast?' }).click();
  await answer.waitFor();
  await page.getByRole('textbox', { name: 'Guest' }).fill('Asha Mehta');
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByText('Asha Mehta arrives on 2027-03-14.').waitFor();

  await page.goto(`${origin}/desk`);
  await page.getByText('Garden view').waitFor();
  await isHydrated(page);
  const rename = page.getByRole('button', { name: 'Rename' });
  await rename.click();
  const dialog = page.getByRole('dialog', { name: 'Rename the room' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Keys' }).click();
  await page.getByText('All keys are here.').waitFor();
}

/** Before React has taken over what the server sent, a click is lost. */
async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main button') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
}
