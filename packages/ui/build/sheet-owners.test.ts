import { describe, expect, it } from 'vitest';
import { components } from './components.ts';
import { renderedBy } from './sheet-graph.ts';
import {
  classLookups,
  type Folder,
  foreignSelectors,
  missingSheets,
  ownerProblems,
  owners,
  readFolders,
  unusedEntries,
} from './sheet-owners.ts';

const folders = (sources: Readonly<Record<string, Partial<Folder>>>) =>
  new Map(
    Object.entries(sources).map(
      ([name, folder]) => [name, { css: '', code: '', ...folder }] as const,
    ),
  );
const selected = (sources: Readonly<Record<string, Partial<Folder>>>) =>
  foreignSelectors(folders(sources)).map(({ folder, name, owner }) => `${folder} ${name} ${owner}`);

describe('the owner of a class', () => {
  it('is the folder whose sheet gives it a rule of its own', () => {
    const owner = owners(
      folders({
        months: { css: '.bk-day:hover { gap: 0 }' },
        picker: { css: '.bk-picker > .bk-day { gap: 0 }', code: "<td className='bk-day' />" },
      }),
    );
    expect(owner.get('bk-day')).toBe('months');
  });

  it('is the folder that it is named after where several have such a rule', () => {
    const css = '.bk-part-note { gap: 0 }';
    expect(owners(folders({ other: { css }, part: { css } })).get('bk-part-note')).toBe('part');
  });

  it('is the folder whose modules name it where no sheet does', () => {
    expect(owners(folders({ part: { code: '<b className="bk-x bk-y" />' } })).get('bk-y')).toBe(
      'part',
    );
  });
});

describe('a sheet', () => {
  const stamp = { css: '.bk-stamp { gap: 0 }' };

  it.each([
    '.bk-part > .bk-stamp { gap: 0 }',
    '.bk-stamp.bk-part { gap: 0 }',
    '.bk-part:has(> .bk-stamp) { gap: 0 }',
    '.bk-part { & > .bk-stamp { gap: 0 } }',
    '@media print { .bk-part .bk-stamp { gap: 0 } }',
  ])('does not select the class of another component: %s', (css) => {
    expect(selected({ part: { css }, stamp })).toEqual(['part bk-stamp stamp']);
  });

  it.each([
    '.bk-part > .bk-part-stamp { gap: 0 }',
    '.bk-part { --bk-stamp-gap: 0 }',
    ".bk-part:has(> [data-part='stamp']) { gap: 0 }",
  ])('may change what it draws in its own words: %s', (css) => {
    expect(selected({ part: { css }, stamp })).toEqual([]);
  });

  it('selects no class of another one, but for those that are listed', async () => {
    expect(await ownerProblems()).toEqual([]);
  });

  it('needs every class that is listed', async () => {
    expect(await unusedEntries()).toEqual([]);
  });
});

describe('the sheet of a component', () => {
  it('brings that of every class that its modules name', async () => {
    const needed = await renderedBy(await components());
    expect(missingSheets(await readFolders(), needed)).toEqual([]);
  });

  it('is missed where a module names the class of a component that it does not draw', () => {
    const parts = folders({
      part: { code: '<b className="bk-stamp" />' },
      stamp: { css: '.bk-stamp { gap: 0 }' },
    });
    expect(missingSheets(parts, new Map([['part', new Set<string>()]]))).toEqual(['part bk-stamp']);
    expect(missingSheets(parts, new Map([['part', new Set(['stamp'])]]))).toEqual([]);
  });
});

describe('a script', () => {
  it.each([
    "row.querySelector('.bk-row')",
    "row.closest<HTMLElement>('th > .bk-row')",
    "const tracks = ['.bk-row input'] as const",
  ])('that looks for a class is found: %s', (code) => {
    expect(classLookups(code)).toHaveLength(1);
  });

  it.each(['row.querySelector(\'[data-part="row"]\')', "classNames('bk-row', className)"])(
    'that does not look for one is left alone: %s',
    (code) => {
      expect(classLookups(code)).toEqual([]);
    },
  );

  it('finds parts by `data-part`, never by a class', async () => {
    const lookups = [...(await readFolders())].flatMap(([folder, { code }]) =>
      folder === 'testing' || folder === 'docs'
        ? []
        : classLookups(code).map((text) => `${folder} ${text}`),
    );
    expect(lookups).toEqual([]);
  });
});
