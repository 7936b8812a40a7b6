import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchChromium } from '../chromium/launch-chromium.ts';
import { capture } from '../command/command.ts';
import { portSaidBy } from '../command/port-said-by.ts';
import { type Block, firstChapterOfUi, ownIconsOfUi } from './readme.ts';
import { withRegistry } from './registry-server.ts';
import { signInAndRename } from './sign-in-and-rename.ts';
import type { Tarball } from './tarballs.ts';
import { problemsOfPage } from './watched-page.ts';

/** Newer versions aren't installed: the chapter names no versions, and a run must not depend on its day. */
const BEFORE = '2026-11-28';

const kite =
  '<svg viewBox="0 0 24 24"><path d="M12 2 20 10 12 22 4 10Z" stroke="currentColor" /></svg>';
const kiteInUse = `import { Icon } from '@booking/ui';\n\nexport const kite = <Icon name="kite" />;\n`;

/**
 * Follows the README of the library from nothing to an app, by its commands, files and changes in their order, with npm and
 * the registry that its `.npmrc` names. Then makes the sprite with an icon of its own, builds, and signs in as it is
 * developed.
 */
export function problemsOfFirstApp(
  folder: string,
  tarballs: readonly Tarball[],
): Promise<string[]> {
  return withRegistry(tarballs, async (address) => {
    const env = {
      BOOKING_REGISTRY: address,
      npm_config_before: BEFORE,
      npm_config_prefer_offline: 'true',
      npm_config_yes: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
    };
    let app = folder;
    const run = async (line: string) => {
      const { ok, output } = await capture('sh', ['-c', line], { cwd: app, env });
      if (!ok) throw new Error(`${line}\n${output}`);
    };
    const write = async (file: string, text: string) => {
      await mkdir(path.dirname(path.join(app, file)), { recursive: true });
      await writeFile(path.join(app, file), text);
    };
    const runAll = async (lines: readonly string[]) => {
      for (const line of lines) {
        const [, into] = /^cd (\S+)$/.exec(line) ?? [];
        if (into === undefined) await run(line);
        else app = path.join(app, into);
      }
    };
    const follow = async ({ language, path: file, code }: Block) => {
      if (language === 'sh') return runAll(code.trim().split('\n'));
      if (language === 'ini') return write('.npmrc', code);
      if (language === 'diff') {
        const main = path.join(app, 'src/main.tsx');
        return writeFile(main, changed(await readFile(main, 'utf8'), code));
      }
      if (file === 'src/main.tsx') await rm(path.join(app, 'src'), { recursive: true });
      return write(file, code);
    };
    try {
      for (const block of await firstChapterOfUi()) await follow(block);
      await write('icons/kite.svg', kite);
      await runAll((await ownIconsOfUi()).trim().split('\n'));
      await write('src/kite.tsx', kiteInUse);
      await run('npm run build');
      return await problemsInDevelopment(app, env);
    } catch (error) {
      return [`the first chapter of the README: ${String(error)}`];
    }
  });
}

/**
 * Returns a text after a change. Each part of the change is in it once: lines that stay, and those with a plus that are
 * added.
 */
function changed(text: string, diff: string): string {
  return diff
    .trimEnd()
    .split('\n\n')
    .map((part) => part.split('\n'))
    .reduce((before, lines) => {
      const old = lines.filter((line) => line.startsWith(' ')).map((line) => line.slice(1));
      const parts = before.split(old.join('\n'));
      if (parts.length !== 2) throw new Error(`There is no place for:\n${lines.join('\n')}`);
      return parts.join(lines.map((line) => line.slice(1)).join('\n'));
    }, text);
}

async function problemsInDevelopment(
  app: string,
  env: Readonly<Record<string, string>>,
): Promise<string[]> {
  // npm and the shell that it starts would outlive a signal to one of them.
  const server = spawn('npm', ['run', 'dev', '--', '--port', '0', '--host', '127.0.0.1'], {
    cwd: app,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const browser = await launchChromium();
  try {
    const port = await portSaidBy(server, /http:\/\/127\.0\.0\.1:(\d+)/);
    const problems = await problemsOfPage(browser, async (page) => {
      await page.goto(`http://127.0.0.1:${port}`);
      await signInAndRename(page);
    });
    return problems.map((problem) => `the first app, ${problem}`);
  } finally {
    await browser.close();
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid);
      await once(server, 'exit');
    }
  }
}
