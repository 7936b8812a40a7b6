import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { routes } from './contract/routes.ts';
import { schemas } from './contract/schemas.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const file = path.join(folder, 'a-program.ts');

const calls = Object.entries(routes).flatMap(([resource, lines]) =>
  Object.keys(lines).map((call) => `api.${resource}.${call};`),
);

const program = `
import { createClient } from './index.ts';
import { createQueries } from './query/index.ts';
const api = createClient();
const q = createQueries(api);
const aPage = await api.institution.list();
const anInstitute = await api.institution.get('a');
const aUser = await api.user.me();
const aSetting = await api.bkbtrSetting.get();
const aPalette = await api.color.list();
const savedSet = await api.color.setStatusColor({ reset: true });
const aQuery = q.institution.get('a');
const theTokens = await api.session.refresh();
${calls.join('\n')}
q.institution.get;
await api.asset.update('a', { statusReason: null });
`;

/** Returns the hover text of an editor at the first occurrence of a text, or at the end of a dotted one. */
const hover = (() => {
  const config = path.join(folder, '../tsconfig.json');
  const read = ts.readConfigFile(config, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, path.dirname(config));
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = name === file ? program : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
  });
  return (text: string) => {
    const info = service.getQuickInfoAtPosition(file, program.indexOf(text) + text.length - 1);
    return {
      type: ts.displayPartsToString(info?.displayParts),
      comment: ts.displayPartsToString(info?.documentation),
    };
  };
})();

test.each([
  ['aPage', 'Page<Institution>'],
  ['anInstitute', 'Institution'],
  ['aUser', 'CurrentUser'],
  ['aSetting', 'BkbtrSetting | null'],
  ['savedSet', 'StatusColor[]'],
  ['aQuery', 'Query<Institution>'],
  ['theTokens', 'Tokens'],
])('an editor shows %s as %s', (name, type) => {
  expect(hover(`const ${name}`).type).toBe(`const ${name}: ${type}`);
});

test('an editor shows the second collection of a list by its name', () => {
  expect(hover('const aPalette').type.replace(/\s+/g, ' ')).toBe(
    'const aPalette: Page<Color> & { readonly statusColors: readonly StatusColor[]; }',
  );
});

test('an editor shows the comment of a call where it is used', () => {
  for (const call of ['api.institution.get', 'q.institution.get']) {
    const { type, comment } = hover(`\n${call}`);
    expect(comment, call).toMatch(/^Returns an institute/);
    expect(type, call).toMatch(/(Promise|Query)<Institution>$/);
    expect(type, call).not.toContain('Zod');
  }
});

test.each([
  ['asset.create', 'AssetCreate'],
  ['asset.update', 'AssetUpdate'],
  ['institution.changeStatus', 'InstitutionStatusChange'],
  ['setting.save', 'SettingSave'],
  ['color.setStatusColor', 'StatusColorsUpdate'],
  ['user.login', 'Credentials'],
  ['rate.create', 'RateCreate'],
])('an editor shows what %s takes as %s', (call, type) => {
  const shown = hover(`\napi.${call}`).type.replace(/\s+/g, ' ');
  expect(shown).toMatch(new RegExp(`input\\??: ${type}(?: \\| undefined)?, options\\?`));
  expect(shown).not.toContain('Zod');
});

const takingCalls = Object.entries(schemas).flatMap(([resource, calls]) =>
  Object.entries<object>(calls)
    .filter(([, schema]) => 'body' in schema || 'query' in schema)
    .map(([call]) => `${resource}.${call}`),
);

test.each(takingCalls)('an editor shows what %s takes by its name', (call) => {
  const { type } = hover(`\napi.${call}`);
  expect(type).toMatch(
    /input\??: (?:FormData \| )?[A-Z]\w+(?: \| [A-Z]\w+)*(?: \| undefined)?, options\?/,
  );
});

test('an editor shows the comment of a field that is written', () => {
  const { type, comment } = hover("'a', { statusReason");
  expect(type).toContain('statusReason?: {');
  expect(comment).toMatch(/^Required with `OutOfService`/);
});

test('every call has a comment', () => {
  const text = ts.sys
    .readDirectory(path.join(folder, 'contract/resources'), ['.ts'])
    .map((name) => ts.sys.readFile(name))
    .join('\n');
  const lines = Object.values(routes).flatMap((calls) => Object.values<string>(calls));
  const commented = lines.filter((line) =>
    new RegExp(
      `/\\*\\*\\s(?:\\s*\\* )?[A-Z](?:(?!\\*/)[^])*\\.\\s+\\*/\\s+\\w+: '${line.replace(/[[\]{}+]/g, '\\$&')}'`,
    ).test(text),
  );
  expect(commented).toEqual(lines);
});
