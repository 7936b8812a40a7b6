import { readFileSync } from 'node:fs';
import { type Code, codes } from '../contract/codes.ts';
import * as access from '../contract/resources/access.ts';
import type { CallAccess } from '../contract/resources/resource.ts';
import { routes } from '../contract/routes.ts';
import { searchedText } from '../contract/searched.ts';
import { entities, type ReferencedCall, referencedCalls } from './calls.ts';
import { boundsText, type Fragment, fieldRows, typeText } from './json-schema.ts';

const intro = `Each call also fails with

- \`LOGIN_REQUIRED\` without a session; \`PASSWORD_CHANGE_REQUIRED\` or \`TWO_FACTOR_REQUIRED\` until the user has done that;
- \`FORBIDDEN\` without the permission; \`READ_ONLY_SESSION\` or \`INSTITUTION_SUSPENDED\` for a write of someone who may only read; \`NOT_ENTITLED\` for what the institute’s plan doesn’t include;
- \`NOT_FOUND\` for the id of something that isn’t there, or isn’t theirs; \`VERSION_CONFLICT\` for a write with the \`__v\` of an earlier version;
- \`VALIDATION\` or \`INVALID_QUERY\` with the wrong fields in \`error.fields\` (\`errors\` of the body); \`MALFORMED\`, \`TOO_LARGE\` or \`UNSUPPORTED_TYPE\` for a body that can’t be read; \`IDEMPOTENCY_MISMATCH\` for the key of another request;
- \`TOO_MANY_REQUESTS\` or \`UNAVAILABLE\` with the seconds to wait; \`STORAGE_FULL\`; \`INTERNAL\`.`;

const llmsIntro = `# @booking/api-client

> The typed client of the Booking v1 API. One page a resource says each call: input, limits, result, errors, permission, and an example that compiles.

- [README](../README.md): set up, sessions, errors, caches, mocks
- [openapi.json](../openapi.json): the same as OpenAPI 3.1`;

/** The pages that are written by hand, and where. */
export const GUIDES = [
  {
    file: 'docs/mocks.md',
    source: '../mocks/mocks.md',
    title: 'Mocks',
    about: 'all calls answered by one consistent hotel, in a browser or in Node',
  },
] as const;

/** The pages of the reference by their file: one a resource, and the list of all in the form of llmstxt.org. */
export function referencePages(): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  const lists: string[] = [];
  for (const group of Object.keys(routes)) {
    const calls = referencedCalls.filter((call) => call.group === group);
    const file = `docs/${kebab(group)}.md`;
    const title = titleOf(group);
    pages.set(file, pageText(title, group, calls));
    const names = calls.map(({ call }) => `\`${group}.${call}\``).join(', ');
    lists.push(`- [${title}](${file}): ${names}`);
  }
  const guides = GUIDES.map(({ file, title, about }) => `- [${title}](${file}): ${about}`);
  const calls = `## Calls\n\n${lists.join('\n')}\n`;
  return pages.set('llms.txt', `${llmsIntro}\n${guides.join('\n')}\n\n${calls}`);
}

function pageText(title: string, group: string, calls: readonly ReferencedCall[]): string {
  const said = descriptionsOf(group);
  const used = new Set<string>();
  const sections = calls.map((call) => {
    for (const name of Object.keys(entities))
      if (call.result && new RegExp(`\\b${name}\\b`).test(typeText(call.result))) used.add(name);
    return callText(call, said.get(call.call) ?? '', requiredBy(group, call.call));
  });
  const shapes = [...used].map((name) => `## ${name}\n\n${fieldTable(entities[name])}`);
  return `# ${title}\n\n${intro}\n\n${[...sections, ...shapes].join('\n\n')}\n`;
}

function callText(call: ReferencedCall, description: string, required: CallAccess): string {
  return [
    `## ${call.group}.${call.call}`,
    description,
    `\`${call.method} ${call.path}\`. ${accessWords[required] ?? `The permission \`${required}\`.`}`,
    `\`\`\`ts\n${call.example}\n\`\`\``,
    call.input && fieldTable(call.input),
    searchSentence(call),
    resultText(call),
    errorsText(description),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function searchSentence({ group, call, input }: ReferencedCall): string {
  if (!input?.properties?.search) return '';
  return `\`search\` looks at: ${searchedText(`${group}.${call}`)}.`;
}

/** Returns the text about the result of a call, with its fields where it is no entity. */
function resultText({ response, result }: ReferencedCall): string {
  if (!result) return 'Resolves with nothing.';
  const type = `\`${typeText(result)}\``;
  const fields = fieldTable(result);
  const more = fields && `\n\n${fields}`;
  if (response.kind === 'list') {
    return `Resolves with a page: \`items\` of ${type}, \`total\`, \`page\`, \`limit\`, \`totalPages\`.${more}`;
  }
  const orNull = response.kind === 'first' ? ', or null if there is none yet' : '';
  return `Resolves with ${type}${orNull}.${more}`;
}

function fieldTable(fragment: Fragment | undefined): string {
  const rows = fragment ? fieldRows(fragment) : [];
  if (rows.length === 0) return '';
  return table(
    ['Field', 'Type', 'Limits'],
    rows.map(({ path, fragment: field, isRequired }) => [
      `\`${path}\`${isRequired ? ' (required)' : ''}`,
      `\`${typeText(field)}\``,
      boundsText(field),
    ]),
  );
}

/** Who may make a call, in words. */
const accessWords: Readonly<Record<string, string>> = {
  public: 'Anyone, without signing in.',
  self: 'Anyone who is signed in, for themselves.',
  ownPassword: 'Anyone who is signed in, also before they have chosen their own password.',
  signedIn: 'Anyone who is signed in.',
};

const byGroup: Readonly<Record<string, Readonly<Record<string, CallAccess>>>> = access;

const requiredBy = (group: string, call: string): CallAccess =>
  byGroup[group]?.[call] ?? 'signedIn';

/** The docstrings of a resource's calls, by the call. */
export function descriptionsOf(group: string): ReadonlyMap<string, string> {
  const file = new URL(`../contract/resources/${kebab(group)}.ts`, import.meta.url);
  const matches = readFileSync(file, 'utf8').matchAll(
    /\/\*\*\s*(?:\* )?((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*(\w+):/g,
  );
  return new Map(
    [...matches].map(([, text = '', call = '']) => [call, text.replaceAll(/\s*\n\s*\* ?/g, ' ')]),
  );
}

const isCode = (name: string): name is Code => name in codes;

/** The codes that a docstring names, with their status and message. */
function errorsText(description: string): string {
  const named = [...description.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);
  const rows = [...new Set(named)]
    .filter(isCode)
    .map((code) => [`\`${code}\``, String(codes[code].status), codes[code].message]);
  return rows.length > 0 ? table(['Error', 'Status', 'Message'], rows) : '';
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function titleOf(group: string): string {
  const words = kebab(group).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
