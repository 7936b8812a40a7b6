import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { trackedFiles } from '../check/tracked-files.ts';
import { capture, root } from '../command/command.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));
const documents = (await trackedFiles()).filter(
  (file) => /\.mdx?$/.test(file) && !file.endsWith('CHANGELOG.md'),
);

describe('a command that a document names', () => {
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/npm (?:run )?(start|test|(?<=run )[a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );

  it.each([...new Set(named)])('%s is there', (name) => {
    expect(scripts).toHaveProperty([name]);
  });

  it('is none that asks for a pnpm of the reader', () => {
    const names = Object.keys(scripts).join('|');
    const asks = new RegExp(`\\bpnpm (?:run |exec |--filter |(?:${names})(?![\\w-]))`);
    expect(documents.filter((file) => asks.test(read(file)))).toEqual([]);
  });
});

it.each(Object.entries(scripts))('%s goes through the door that installs', (_, command) => {
  // `npm start` is the program itself, not a shell that forgets to pass SIGTERM on; where there is no `exec`, npm tries the rest.
  expect(command).toMatch(/^(exec )?node scripts\/run\.mjs \S+/);
});

describe('on a machine with Node and npm alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-bare-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs a script with nothing on the PATH but what every machine with Node has, and git. */
  async function npmRun(...args: string[]) {
    const bare = Object.fromEntries(
      Object.keys(process.env)
        .filter((name) => /^(npm|pnpm)_/i.test(name))
        .map((name) => [name, undefined]),
    );
    return capture('sh', ['-c', 'PATH="$BARE" exec npm run "$@"', 'npm', ...args], {
      env: { ...bare, BARE: folder },
    });
  }

  it('has no pnpm', async () => {
    for (const name of ['npm', 'npx', 'sh', 'git', 'env']) {
      const { ok, output } = await capture('sh', ['-c', `command -v ${name}`]);
      expect(ok, name).toBe(true);
      symlinkSync(output.trim(), path.join(folder, name));
    }
    symlinkSync(process.execPath, path.join(folder, 'node'));
    expect(
      (
        await capture('sh', ['-c', 'PATH="$BARE"; command -v pnpm'], {
          env: { BARE: folder },
        })
      ).ok,
    ).toBe(false);
  });

  it.each([
    { args: ['chromatic'], says: 'CHROMATIC_PROJECT_TOKEN', ok: true },
    { args: ['storybook', '--', '--help'], says: 'Port to run Storybook', ok: true },
    { args: ['check', 'no-such'], says: 'No such check: no-such', ok: false },
  ])('runs $args', async ({ args, says, ok }) => {
    const ran = await npmRun(...args);
    expect(ran.output).toContain(says);
    expect(ran.ok).toBe(ok);
  });
});
