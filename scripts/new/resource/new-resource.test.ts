import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NameRefused } from '../generate.ts';
import { copyWorkspace, type WorkspaceCopy } from '../workspace-copy.ts';
import { newResource } from './new-resource.ts';

/** Enough of the workspace to make a resource in it. It is judged with its screen, in `new-screen.test.ts`. */
const copied = [
  ...['src', 'package.json', 'openapi.json'].map((name) => `packages/api-client/${name}`),
  ...['src', 'package.json'].map((name) => `apps/server/${name}`),
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

  it('is not made twice, nor under a name that is none', async () => {
    await expect(newResource(copy.folder, 'tide-table')).rejects.toThrow(NameRefused);
    await expect(newResource(copy.folder, 'TideTable')).rejects.toThrow('kebab case');
  });
});
