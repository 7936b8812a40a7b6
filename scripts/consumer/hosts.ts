import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright';
import { launchChromium } from '../chromium/launch-chromium.ts';
import { capture, root } from '../command/command.ts';
import { signInAndRename } from './sign-in-and-rename.ts';
import { problemsOfPage } from './watched-page.ts';

/** Programs that run in the hosts' folder before a browser opens the build. They are installed in the product above. */
const programs: readonly string[][] = [
  [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'],
  ['../node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'],
  ['../node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'],
  ['../node_modules/vite/bin/vite.js', 'build', '--logLevel=warn', '-c', 'vite.hosts.config.ts'],
];

/**
 * Compiles, tests and builds the pages of a product that are in the folder, the code of both READMEs among them, and uses
 * what was built in Chromium.
 */
export async function problemsOfHosts(folder: string): Promise<string[]> {
  for (const args of programs) {
    const { ok, output } = await capture('node', args, { cwd: folder });
    if (!ok) return [`${args.join(' ')}: ${output}`];
  }
  const browser = await launchChromium();
  try {
    const problems: string[] = [];
    for (const { dist, address, use } of pages) {
      await served(folder, dist, async (origin) => {
        const pageProblems = await problemsOfPage(browser, async (page) => {
          await page.goto(`${origin}${address}`);
          await use(page);
        });
        problems.push(...pageProblems.map((problem) => `${dist}, ${problem}`));
      });
    }
    return problems;
  } finally {
    await browser.close();
  }
}

interface HostPage {
  /** The folder of the build. */
  readonly dist: string;
  readonly address: string;
  /** Rejects at the first thing that is not as a reader expects it. */
  use(page: Page): Promise<void>;
}

const pages: readonly HostPage[] = [
  {
    dist: 'dist',
    address: '/',
    use: signInAndRename,
  },
  {
    dist: 'dist-hosts',
    address: '/pages/tailwind/',
    async use(page) {
      const theirs = page.getByRole('button', { name: 'Theirs' });
      await expectStyle(theirs, 'padding-left', '32px');
      await expectStyle(theirs, 'color', 'rgb(0, 0, 0)');
      const ours = page.getByRole('button', { name: 'Ours' });
      await expectStyle(ours, 'color', 'oklch(1 0 92)');
    },
  },
  {
    dist: 'dist-hosts',
    address: '/pages/brand/',
    async use(page) {
      const open = page.getByRole('button', { name: 'Open' });
      // The step 700 and the corners of the brand, and what the host's own rule for buttons must not change.
      await expectStyle(open, 'background-color', 'oklch(0.462 0.156 318)');
      await expectStyle(open, 'border-top-left-radius', '2px');
      await expectStyle(open, 'padding-left', '12px');
      await expectRupees(page);
      for (const save of ['सहेजें', 'Opslaan']) {
        await open.click();
        const dialog = page.getByRole('dialog', { name: 'House' });
        await dialog.getByRole('button', { name: save }).click();
        await page.getByRole('group', { name: '₹1,999.50' }).waitFor();
        await dialog.waitFor({ state: 'hidden' });
        await page.getByRole('button', { name: 'Nederlands' }).click();
      }
    },
  },
];

/** Rejects unless the fonts of text and of headings draw the sign, which the policy must allow. */
async function expectRupees(page: Page): Promise<void> {
  const states = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ unicodeRange }) => unicodeRange.includes('U+20B9'))
      .map(({ status }) => status);
  });
  if (String(states) !== 'loaded,loaded') throw new Error(`The fonts of ₹ are ${states}.`);
}

async function expectStyle(
  element: ReturnType<Page['getByRole']>,
  property: string,
  expected: string,
): Promise<void> {
  const value = await element.evaluate(
    (node, name) => getComputedStyle(node).getPropertyValue(name),
    property,
  );
  if (value !== expected) throw new Error(`${property} is ${value} instead of ${expected}.`);
}

/** Serves a build by the product's own server for as long as `use` needs it. */
async function served(
  folder: string,
  dist: string,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const server = spawn('node', ['api/serve.ts', dist], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const origin of createInterface(server.stdout)) {
      await use(origin);
      return;
    }
    throw new Error('The server of the hosts has ended.');
  } finally {
    server.kill();
  }
}
