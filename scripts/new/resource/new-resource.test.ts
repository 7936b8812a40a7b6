import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capture } from '../../command/command.ts';
import { NameRefused } from '../generate.ts';
import { copyWorkspace, type WorkspaceCopy } from '../workspace-copy.ts';
import { newResource } from './new-resource.ts';

/** Enough of the workspace to make a resource in it and to judge that. */
const copied = [
  ...['src', 'package.json', 'openapi.json'].map((name) => `packages/api-client/${name}`),
  ...['src', 'package.json', 'tsconfig.json', 'drizzle.config.ts'].map(
    (name) => `apps/server/${name}`,
  ),
];

let copy: WorkspaceCopy;
let writtenFiles: string[] = [];

beforeAll(async () => {
  copy = await copyWorkspace(copied, ['packages/api-client', 'apps/server']);
  writtenFiles = await newResource(copy.folder, 'tide-table');
});

afterAll(() => copy.remove());

const read = (file: string) => copy.read(file);

describe('a new resource', () => {
  it('has its schemas, its table, its calls and their test', () => {
    expect(writtenFiles).toEqual(
      expect.arrayContaining([
        'packages/api-client/src/contract/resources/tide-table.ts',
        'packages/api-client/src/contract/schemas/tide-table.ts',
        '.changeset/new-tide-table.md',
        'apps/server/src/schema/tide-table.ts',
        'apps/server/src/tide-table/tide-table.ts',
        'apps/server/src/tide-table/tide-table.test.ts',
      ]),
    );
  });

  it('is in what is made from the contract', async () => {
    expect(await read('packages/api-client/src/contract/packed-routes.ts')).toContain('tideTable');
    const { paths } = JSON.parse(await read('packages/api-client/openapi.json'));
    expect(Object.keys(paths['/tideTable/{tideTableId}'])).toEqual(['patch', 'delete']);
  });

  it('is as Biome wants it, and TypeScript finds nothing in the server', async () => {
    const sources = writtenFiles.filter((file) => file.endsWith('.ts'));
    const biome = await capture('biome', ['check', '--error-on-warnings', ...sources], {
      cwd: copy.folder,
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
    await writeFile(path.join(copy.folder, 'tsconfig.json'), JSON.stringify(config));
    const types = await capture('tsc', ['-p', '.'], { cwd: copy.folder });
    expect(types.output).toBe('');
  });

  it('has a table that a migration makes', async () => {
    const { ok, output } = await capture('drizzle-kit', ['generate'], {
      cwd: path.join(copy.folder, 'apps/server'),
    });
    expect(ok, output).toBe(true);
    expect(output).toContain('tide_table 11 columns 5 indexes 0 fks');
  });

  it('is not made twice, nor under a name that is none', async () => {
    await expect(newResource(copy.folder, 'tide-table')).rejects.toThrow(NameRefused);
    await expect(newResource(copy.folder, 'TideTable')).rejects.toThrow('kebab case');
  });
});
