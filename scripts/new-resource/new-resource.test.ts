import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capture, root } from '../command/command.ts';
import { NameRefused } from '../new-component/new-component.ts';
import { newResource } from './new-resource.ts';

/** Enough of the workspace to make a resource in it and to judge that. */
const copied = [
  'biome.json',
  'tsconfig.base.json',
  'scripts/arrows',
  'scripts/bytes/ceilings.ts',
  'docs/access.tsv',
  ...['src', 'package.json', 'openapi.json'].map((name) => `packages/api-client/${name}`),
  ...['src', 'package.json', 'tsconfig.json', 'drizzle.config.ts'].map(
    (name) => `apps/server/${name}`,
  ),
];

let copy = '';
let made: string[] = [];

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'booking-new-'));
  for (const name of copied) {
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  for (const folder of ['', 'packages/api-client/', 'apps/server/']) {
    await symlink(path.join(root, folder, 'node_modules'), path.join(copy, folder, 'node_modules'));
  }
  await mkdir(path.join(copy, '.changeset'));
  await capture('git', ['init', '--quiet'], { cwd: copy });
  made = await newResource(copy, 'tide-table');
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

const read = (file: string) => readFile(path.join(copy, file), 'utf8');

describe('a new resource', () => {
  it('has its schemas, its table, its calls and their test', () => {
    expect(made).toEqual(
      expect.arrayContaining([
        'packages/api-client/src/contract/schemas/tide-table.ts',
        '.changeset/new-tide-table.md',
        'apps/server/src/schema/tide-table.ts',
        'apps/server/src/tide-table/tide-table.ts',
        'apps/server/src/tide-table/tide-table.test.ts',
      ]),
    );
  });

  it('is in what is made from the contract, and in the table of who may call it', async () => {
    expect(await read('packages/api-client/src/contract/packed-routes.ts')).toContain('tideTable');
    const { paths } = JSON.parse(await read('packages/api-client/openapi.json'));
    expect(Object.keys(paths['/tideTable/{tideTableId}'])).toEqual(['patch', 'delete']);
    expect(await read('docs/access.tsv')).toContain('\ntideTable.remove\tSuper Admin\n');
  });

  it('has a ceiling, in the order of the alphabet', async () => {
    const text = await read('scripts/bytes/ceilings.ts');
    const names = [...text.matchAll(/'(@booking[^']+)'/g)].map(([, name]) => name);
    expect(names).toContain('@booking/api-client/contract/tide-table');
    expect(names).toEqual([...names].sort());
  });

  it('is as Biome wants it, and TypeScript finds nothing in the server', async () => {
    const sources = made.filter((file) => file.endsWith('.ts'));
    const biome = await capture('biome', ['check', '--error-on-warnings', ...sources], {
      cwd: copy,
    });
    expect(biome).toMatchObject({ ok: true });
    const config = {
      extends: './apps/server/tsconfig.json',
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        noEmit: true,
        rootDir: '.',
        // The built one does not know it yet.
        paths: { '@booking/api-client/contract': ['./packages/api-client/src/contract/index.ts'] },
      },
      include: ['apps/server/src'],
      references: [],
    };
    await writeFile(path.join(copy, 'tsconfig.json'), JSON.stringify(config));
    const types = await capture('tsc', ['-p', '.'], { cwd: copy });
    expect(types.output).toBe('');
  }, 120_000);

  it('has a table that a migration makes', async () => {
    const { ok, output } = await capture('drizzle-kit', ['generate'], {
      cwd: path.join(copy, 'apps/server'),
    });
    expect(ok, output).toBe(true);
    expect(output).toContain('tide_table 10 columns 5 indexes 0 fks');
  }, 60_000);

  it('is not made twice, nor under a name that is none', async () => {
    await expect(newResource(copy, 'tide-table')).rejects.toThrow(NameRefused);
    await expect(newResource(copy, 'TideTable')).rejects.toThrow('kebab case');
  });
});
