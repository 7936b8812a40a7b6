import path from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { importsOf } from './imports.ts';

/** The sources of a part by their paths. */
export type Sources = ReadonlyMap<string, string>;

/** The calls that an action of an entity makes, by the function that adds the action (`entity/actions/`). */
const ACTION_CALLS: ReadonlyMap<string, string> = new Map([
  ['edit', 'update'],
  ['toggle', 'update'],
  ['remove', 'remove'],
]);
/** They draw an entity: its list, and a record of it in a drawer. */
const DRAW_ENTITIES = new Set(['EntityPanel', 'EntityScreen']);

/** Calls of one source, and whether it draws entities. */
interface Uses {
  readonly calls: ReadonlySet<string>;
  /** The calls that draw an entity of it, wherever that is done. */
  readonly reads: readonly string[];
  readonly drawsEntities: boolean;
}

/** A source with the calls that it makes and the files that it imports. */
export interface CallingSource {
  readonly calls: ReadonlySet<string>;
  readonly imports: readonly string[];
}

/**
 * Reads the calls of the API that each source makes, as `user.login`: those that it names (`api.user.login`,
 * `queries.user.me`), those that it addresses (`path: '/user/refresh'`), and those that an entity makes by its kind:
 * its form and its actions in its own file, its list and drawer where it is drawn. A permission that is only asked for
 * (`can('user.create')`) is none.
 * @param paths The calls by method and path: `GET /user/me`.
 */
export function readCalls(
  sources: Sources,
  paths: ReadonlyMap<string, string>,
): ReadonlyMap<string, CallingSource> {
  const apiCalls = new Set(paths.values());
  const uses = new Map([...sources].map(([file, text]) => [file, usesOf(file, text, paths)]));
  return new Map(
    [...sources].map(([file, text]) => {
      const imports = importsOf(file, text)
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => path.join(path.dirname(file), specifier));
      const own = uses.get(file);
      const drawn = own?.drawsEntities
        ? imports.flatMap((imported) => uses.get(imported)?.reads ?? [])
        : [];
      const calls = [...(own?.calls ?? []), ...drawn].filter((call) => apiCalls.has(call));
      return [file, { calls: new Set(calls), imports }];
    }),
  );
}

/** The calls of some files and of all that they bring with them. @param without A file that is not followed. */
export function callsFrom(
  entries: readonly string[],
  sources: ReadonlyMap<string, CallingSource>,
  without?: string,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const calls = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = sources.get(file);
    if (!source || file === without || reached.has(file)) continue;
    reached.add(file);
    for (const call of source.calls) calls.add(call);
    waiting.push(...source.imports);
  }
  return calls;
}

function usesOf(file: string, source: string, paths: ReadonlyMap<string, string>): Uses {
  const calls = new Set<string>();
  const groups: string[] = [];
  const reads = new Set(['get']);
  const writes = new Set<string>();
  let drawsEntities = false;
  let listCall = 'list';
  visit(parseSync(file, source).program, (node) => {
    const named = memberOf(node);
    if (named) calls.add(named);
    const keys = keysOf(node);
    const [group, method, at] = ['group', 'method', 'path'].map((key) => text(keys.get(key)));
    if (method && at) calls.add(paths.get(`${method} ${at}`) ?? '');
    if (group && keys.has('noun')) groups.push(group);
    if (keys.has('form')) writes.add('create');
    listCall = text(keys.get('listCall')) ?? constant(node, 'listCall') ?? listCall;
    if (field(node, 'type') === 'CallExpression') {
      const actionCall = ACTION_CALLS.get(nameOf(field(node, 'callee')) ?? '');
      if (actionCall) writes.add(actionCall);
    }
    if (field(node, 'type') === 'JSXOpeningElement') {
      drawsEntities ||= DRAW_ENTITIES.has(String(field(field(node, 'name'), 'name')));
    }
  });
  reads.add(listCall);
  const of = (names: Iterable<string>) =>
    groups.flatMap((group) => [...names].map((name) => `${group}.${name}`));
  for (const call of of(writes)) calls.add(call);
  return { calls, reads: of(reads), drawsEntities };
}

/** `user.login` of `api.user.login`, whatever stands before it. */
function memberOf(node: object): string | undefined {
  if (field(node, 'type') !== 'MemberExpression') return undefined;
  const [object, call] = [field(node, 'object'), nameOf(field(node, 'property'))];
  const group =
    field(object, 'type') === 'MemberExpression' ? nameOf(field(object, 'property')) : undefined;
  return group && call && `${group}.${call}`;
}

/** The values of an object by their keys. */
function keysOf(node: object): ReadonlyMap<string | undefined, unknown> {
  const properties = field(node, 'type') === 'ObjectExpression' ? field(node, 'properties') : [];
  return new Map(
    (Array.isArray(properties) ? properties : []).map((property) => [
      nameOf(field(property, 'key')),
      field(property, 'value'),
    ]),
  );
}

/** The text of a constant with a name, whatever its type is checked against. */
function constant(node: object, name: string): string | undefined {
  if (field(node, 'type') !== 'VariableDeclarator' || nameOf(field(node, 'id')) !== name) {
    return undefined;
  }
  const value = field(node, 'init');
  return text(value) ?? text(field(value, 'expression'));
}

function text(node: unknown): string | undefined {
  const value = field(node, 'type') === 'Literal' ? field(node, 'value') : undefined;
  return typeof value === 'string' ? value : undefined;
}

function nameOf(node: unknown): string | undefined {
  const name = field(node, 'type') === 'Identifier' ? field(node, 'name') : undefined;
  return typeof name === 'string' ? name : undefined;
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function visit(value: unknown, see: (node: object) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (typeof value === 'object' && value !== null) {
    see(value);
    for (const child of Object.values(value)) visit(child, see);
  }
}
