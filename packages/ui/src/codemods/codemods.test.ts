import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import jscodeshift, { type API } from 'jscodeshift';
import { describe, expect, it, test } from 'vitest';
import { type Renames, renaming } from './rename.ts';
import * as v1 from './v1.ts';
import * as v2 from './v2.ts';

const own = fileURLToPath(new URL('../../', import.meta.url));
const fixture = (name: string) => path.join(own, 'src/codemods/fixtures', name);
const read = (file: string) => readFileSync(file, 'utf8');

/** Fields of the registry that the test reads. */
interface Registry {
  components: { exports: { name: string; props?: { name: string }[] }[] }[];
}

/** Runs a transform as jscodeshift would, and stores its reports. */
function run(apply: ReturnType<typeof renaming>, source: string) {
  const reports: string[] = [];
  const j = jscodeshift.withParser('tsx');
  const api: API = { j, jscodeshift: j, stats: () => {}, report: (text) => reports.push(text) };
  return { source: apply({ path: 'file.tsx', source }, api), reports };
}

interface Version {
  readonly name: string;
  readonly transform: ReturnType<typeof renaming>;
  readonly renames: Renames;
  /** Messages that it reports for its fixture. */
  readonly reports: readonly string[];
}

const versions: readonly Version[] = [
  {
    name: 'v1',
    transform: v1.default,
    renames: v1.renames,
    reports: ['file.tsx:14: look through what is spread into FilterSelect yourself.'],
  },
  {
    name: 'v2',
    transform: v2.default,
    renames: v2.renames,
    reports: [
      'file.tsx:10: look through what is spread into DataTable yourself.',
      'file.tsx:11: look through what is spread into DataTable yourself.',
      'file.tsx:13: selection of DataTable is a list, and no longer a Set.',
      'file.tsx:13: onSelectionChange of DataTable is a list, and no longer a Set.',
      'file.tsx:31: backdrop is outside now, and select is item, for the handler that is named here.',
      'file.tsx:33: look through what is spread into CommandPalette yourself.',
      'file.tsx:39: backdrop is outside now, and select is item, for the handler that is named here.',
    ],
  },
];

describe.each(versions)('$name', ({ name, transform, renames, ...version }) => {
  it('rewrites the fixture, and says what it cannot see', () => {
    const { source, reports } = run(transform, read(fixture(`${name}.before.txt`)));
    expect(source).toBe(read(fixture(`${name}.after.txt`)));
    expect(reports).toEqual(version.reports);
  });

  it('leaves what is rewritten as it is', () => {
    const after = read(fixture(`${name}.after.txt`));
    expect(run(transform, after).source).toBe(after);
  });

  it('leads to props that there are, from props that there are no longer', () => {
    const { components }: Registry = JSON.parse(read(path.join(own, 'dist/registry.json')));
    const entries = components.flatMap(({ exports }) => exports);
    for (const [component, props] of Object.entries(renames.props ?? {})) {
      const entry = entries.find((entry) => entry.name === component);
      const names = entry?.props?.map((prop) => prop.name);
      for (const [from, to] of Object.entries(props)) {
        expect(names, component).toContain(to);
        expect(names, component).not.toContain(from);
      }
    }
  });

  it('runs as it is published, by the command of the README', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'booking-codemod-'));
    const file = path.join(folder, 'bookings.tsx');
    cpSync(fixture(`${name}.before.txt`), file);
    const command = path.join(own, 'node_modules/.bin/jscodeshift');
    const published = path.join(own, `dist/codemods/${name}.js`);
    const { stdout } = spawnSync(
      command,
      ['--extensions=tsx', '--run-in-band', '-t', published, folder],
      {
        encoding: 'utf8',
      },
    );
    const rewritten = read(file);
    rmSync(folder, { recursive: true, force: true });
    expect(rewritten, stdout).toBe(read(fixture(`${name}.after.txt`)));
  });
});

describe('what has left the package', () => {
  it('is named with its line, and stays', () => {
    const before = `import { Button, ConflictView, PeriodPicker as Period } from '@booking/ui';
import { reveal } from '@booking/ui/reveal';
import { Reveal } from './reveal.tsx';
`;
    const { source, reports } = run(v2.default, before);
    expect(source).toBe(before);
    expect(reports.map((line) => line.replace(/ gone\. .*/, ' gone.'))).toEqual([
      'file.tsx:1: ConflictView is gone.',
      'file.tsx:1: PeriodPicker is gone.',
      'file.tsx:2: reveal is gone.',
    ]);
  });

  it('is no longer there', () => {
    const { components }: Registry = JSON.parse(read(path.join(own, 'dist/registry.json')));
    const names = components.flatMap(({ exports }) => exports.map(({ name }) => name));
    expect(Object.keys(v2.renames.gone).filter((name) => names.includes(name))).toEqual([]);
  });
});

test('a style sheet that has left is named where it is imported alone', () => {
  const before = `import '@booking/ui/period-picker.css';\n`;
  const { source, reports } = run(v2.default, before);
  expect(source).toBe(before);
  expect(reports).toEqual([
    'file.tsx:1: period-picker.css is gone: it goes with the copy of its component.',
  ]);
});

test('a component and its entry get their new names, a name of the file stays', () => {
  const next: Renames = {
    components: { Segmented: 'SegmentedControl' },
    entries: { segmented: 'segmented-control' },
    props: { SegmentedControl: { chosen: 'value' } },
  };
  const before = `import { Segmented } from '@booking/ui/segmented';
import '@booking/ui/segmented.css';
import { Segmented as Views } from '@booking/ui';
const all = { Segmented: Segmented.name, views: Views };
export const view = <Segmented chosen="a"><Views chosen="b" /></Segmented>;
`;
  expect(run(renaming(next), before).source).toBe(
    `import { SegmentedControl } from '@booking/ui/segmented-control';
import '@booking/ui/segmented-control.css';
import { SegmentedControl as Views } from '@booking/ui';
const all = { Segmented: SegmentedControl.name, views: Views };
export const view = <SegmentedControl value="a"><Views value="b" /></SegmentedControl>;
`,
  );
});
