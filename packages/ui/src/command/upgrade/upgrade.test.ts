import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { upgrade } from './upgrade.ts';

const own = fileURLToPath(new URL('../../../', import.meta.url));
const bin = path.join(own, 'dist/command/ui.js');
const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));

let app: string;
const at = (file: string) => path.join(app, file);
const read = (file: string) => readFile(at(file), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: app,
    encoding: 'utf8',
  });

/** An app that was written on 1.0.0, with all of it committed. */
beforeEach(async () => {
  app = await mkdtemp(path.join(tmpdir(), 'booking-upgrade-'));
  await mkdir(at('src'));
  for (const file of await readdir(path.join(fixtures, 'app'))) {
    await cp(path.join(fixtures, 'app', file), at(`src/${file.replace(/\.txt$/, '')}`));
  }
  await writeFile(at('package.json'), '{ "dependencies": { "@booking/ui": "^1.0.0" } }\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The app on 1.0.0');
});
afterEach(() => rm(app, { recursive: true, force: true }));

const report = `@booking/ui 1.0.0 → 2.0.0

Changed:
  src/dialogs.tsx: 22 lines
  src/institutes.tsx: 4 lines

Left by hand:
  src/dialogs.tsx:18: backdrop is outside now, and select is item, for the handler that is named here.
  src/institutes.tsx:29: selection of DataTable is a list, and no longer a Set.
  src/institutes.tsx:30: onSelectionChange of DataTable is a list, and no longer a Set.
  src/page.css:2: period-picker.css is gone: it goes with the copy of its component.
  src/report.tsx:1: PeriodPicker is gone. Put a RangeCalendar into a Popover, or copy it: see “Upgrading to 2.0”.
  src/report.tsx:2: reveal is gone. Copy it from 1.x into your product: see “Upgrading to 2.0”.
  src/report.tsx:3: reveal.css is gone: it goes with the copy of its component.

What no codemod can see is in “Upgrading to 2.0”: dist/docs/upgrade-to-2.md of the package.`;

describe('from 1.0.0 to 2.0.0', () => {
  it('changes what has a new name, and names the rest with its line', async () => {
    const { text, exitCode } = await upgrade(['1.0.0', '2.0.0'], app);
    expect(text).toBe(report);
    expect(exitCode).toBe(1);
    expect(git('diff', '--name-only').trim().split('\n')).toEqual([
      'src/dialogs.tsx',
      'src/institutes.tsx',
    ]);
  });

  it('compiles on the new version after the work that is left', async () => {
    await upgrade(['1.0.0', '2.0.0'], app);
    const before = await problemsOnNewVersion();
    // The edits by hand: those that the command names, and those that “Upgrading to 2.0” names for lists and values.
    expect(before.map((line) => /^src\/\S+\.tsx/.exec(line)?.[0])).toContain('src/report.tsx');
    for (const [file, edits] of Object.entries(byHand)) {
      let text = await read(file);
      for (const [old, next] of edits) {
        expect(text, file).toContain(old);
        text = text.replaceAll(old, next);
      }
      await writeFile(at(file), text);
    }
    expect(await problemsOnNewVersion()).toEqual([]);
  });
});

/** The work by hand, in the order of “Upgrading to 2.0”. */
const byHand: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'src/report.tsx': [
    // Exports that have left the package.
    ['PeriodPicker, Select', 'Button, Popover, RangeCalendar, Select'],
    [
      '<PeriodPicker label="Period" today="2026-11-23" value={period} onChange={setPeriod} />',
      `<Popover label="Period" trigger={<Button icon="calendar-range">Period</Button>}>
        <RangeCalendar label="Period" today="2026-11-23" value={period} onChange={setPeriod} />
      </Popover>`,
    ],
    ["import { reveal } from '@booking/ui/reveal';\nimport '@booking/ui/reveal.css';\n", ''],
    ['<section ref={reveal}>', '<section className="reveal">'],
    // Values are those of the options.
    ["useState('month')", "useState<'day' | 'month'>('month')"],
    ["useState('nights')", "useState<'nights' | 'revenue'>('nights')"],
  ],
  'src/page.css': [
    ["@import '@booking/ui/period-picker.css';\n", '.reveal {\n  animation-timeline: view();\n}\n'],
  ],
  // Lists instead of sets.
  'src/institutes.tsx': [
    ['useState<ReadonlySet<string>>(new Set())', 'useState<readonly string[]>([])'],
    ['setSelection(new Set())', 'setSelection([])'],
    ['selection.size', 'selection.length'],
  ],
  // One way to close.
  'src/dialogs.tsx': [["reason !== 'backdrop'", "reason !== 'outside'"]],
};

/** Returns the compiler's errors in the app with this version installed. */
async function problemsOnNewVersion(): Promise<string[]> {
  await mkdir(at('node_modules/@booking'), { recursive: true });
  const installed = [
    ['@booking/ui', own],
    ['react', path.join(own, 'node_modules/react')],
    ['@types', path.join(own, 'node_modules/@types')],
  ] as const;
  for (const [name, folder] of installed) {
    await symlink(folder, at(`node_modules/${name}`)).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'ESNext',
    moduleResolution: 'bundler',
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
  };
  await writeFile(at('tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  const compiler = path.join(own, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(compiler, ['-p', app, '--pretty', 'false'], {
    cwd: app,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line !== '');
}

describe('before it writes', () => {
  it('finds the version that the manifest asks for, or else the one that is installed', async () => {
    const asked = await upgrade(['--dry'], app);
    expect(asked.text).toMatch(/^@booking\/ui 1\.0\.0 → \d+\.\d+\.\d+\n/);
    await mkdir(at('node_modules/@booking/ui'), { recursive: true });
    await writeFile(at('node_modules/@booking/ui/package.json'), '{ "version": "0.9.2" }');
    const installed = await upgrade(['--dry'], app);
    expect(installed.text).toMatch(/^@booking\/ui 0\.9\.2 → /);
  });

  it('refuses where there are changes that git does not have, unless it is forced', async () => {
    await writeFile(at('notes.txt'), 'Not committed.');
    const result = upgrade(['1.0.0', '2.0.0'], app);
    await expect(result).rejects.toThrow(UsageError);
    await expect(result).rejects.toThrow(/Commit or stash[\s\S]*notes\.txt/);
    expect(git('diff', '--name-only')).toBe('');
    await upgrade(['1.0.0', '2.0.0', '--force'], app);
    expect(git('diff', '--name-only')).toContain('src/dialogs.tsx');
  });

  it('refuses where there is no git, unless it is forced', async () => {
    await rm(at('.git'), { recursive: true });
    await expect(upgrade(['1.0.0', '2.0.0'], app)).rejects.toThrow(/git repository/);
    const { text } = await upgrade(['1.0.0', '2.0.0', '--force'], app);
    expect(text).toBe(report);
  });

  it('shows the changed lines with --dry, and writes nothing', async () => {
    const { text, exitCode } = await upgrade(['1.0.0', '2.0.0', '--dry'], app);
    expect(exitCode).toBe(1);
    expect(text).toContain(`
    - defaultSelection={new Set(['65f0000000000000000000a1'])}
    + defaultSelection={['65f0000000000000000000a1']}
    - onClose={() => setEdited(undefined)}
    + onOpenChange={() => setEdited(undefined)}`);
    expect(git('status', '--porcelain')).toBe('');
  });

  test.for([
    ['a version that is none', ['next'], /next is no version/],
    ['versions in the wrong order', ['2.0.0', '1.0.0'], /newer/],
    ['three versions', ['1', '2', '3'], /no more than two versions/],
    ['an option that there isn’t', ['--quick'], /--quick/],
  ] as const)('refuses %s', async ([, args, message]) => {
    await expect(upgrade(args, app)).rejects.toThrow(UsageError);
    await expect(upgrade(args, app)).rejects.toThrow(message);
  });

  it('asks for the version where the new one is installed already', async () => {
    await mkdir(at('node_modules/@booking'), { recursive: true });
    await symlink(own, at('node_modules/@booking/ui'));
    await expect(upgrade([], app)).rejects.toThrow(/is installed already\. Say which version/);
  });
});

it('has nothing to do between versions that rename nothing', async () => {
  const { text, exitCode } = await upgrade(['2.0.0', '2.0.1'], app);
  expect(text).toContain('nothing to rename');
  expect(exitCode).toBe(0);
});

it('leaves what is installed alone, also where git does not ignore it', async () => {
  const installed = 'node_modules/@booking/other/dialogs.tsx';
  await mkdir(path.dirname(at(installed)), { recursive: true });
  await cp(at('src/dialogs.tsx'), at(installed));
  const { text } = await upgrade(['1.0.0', '2.0.0', '--force'], app);
  expect(text).toBe(report);
});

it('names a file that it can’t parse, and changes the others', async () => {
  await writeFile(at('src/broken.tsx'), "import { Modal } from '@booking/ui';\n<Modal");
  const { text } = await upgrade(['1.0.0', '2.0.0', '--force'], app);
  expect(text).toContain('src/broken.tsx:1: It can’t be parsed, and stays as it is.');
  expect(text).toContain('src/institutes.tsx: 4 lines');
});

it('runs as it is published, and says by its exit code what has come of it', async () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [bin, ...args], {
      cwd: app,
      encoding: 'utf8',
    });
  const left = run('upgrade', '1.0.0', '2.0.0');
  expect(left.stdout).toBe(`${report}\n`);
  expect(left.status).toBe(1);
  const refused = run('upgrade', '1.0.0', '2.0.0');
  expect(refused.stderr).toContain('Commit or stash');
  expect(refused.status).toBe(2);
  expect(run('upgrade', '2.0.0', '2.0.0').status).toBe(0);
  const help = run('upgrade', '--help');
  expect(help.stdout).toContain('npx @booking/ui upgrade [from] [to]');
  expect(help.status).toBe(0);
});

it('says that there is no such command, and which ones there are', () => {
  const unknown = spawnSync(process.execPath, [bin, 'downgrade'], { encoding: 'utf8' });
  expect(unknown.stderr).toMatch(/^Unknown command “downgrade”\.\n\nnpx @booking\/ui icons/);
  expect(unknown.stdout).toBe('');
  expect(unknown.status).toBe(2);
});
