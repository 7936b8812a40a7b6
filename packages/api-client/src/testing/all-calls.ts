import { readFileSync } from 'node:fs';
import { type RouteLine, type RouteTable, routes } from '../contract/routes.ts';

/** A call of the whole API, with the line that it has or will have in the table. */
interface FutureCall {
  readonly group: string;
  readonly call: string;
  readonly line: RouteLine;
  /** Whether the table has it already. */
  readonly exists: boolean;
}

const endpoints = new URL('../../../../docs/endpoints.tsv', import.meta.url);
const known: Readonly<Record<string, Readonly<Record<string, RouteLine>>>> = routes;

/**
 * All calls of the API, so that what they cost is known before they exist: lines that are written are taken as they
 * are, the others are made from the list of endpoints with the response that the envelope's rule gives them.
 */
export const allCalls: readonly FutureCall[] = readFileSync(endpoints, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [name = '', method = '', path = '', response = ''] = row.split('\t');
    const [group = '', call = ''] = name.split('.');
    const written = known[group]?.[call];
    const line = written ?? lineOf(`${method} ${path}${arrow(group, call, method, response)}`);
    return { group, call, line, exists: written !== undefined };
  });

function lineOf(text: string): RouteLine {
  if (!isLine(text)) throw new TypeError(`Not a route: ${text}`);
  return text;
}

function isLine(text: string): text is RouteLine {
  return /^(GET|POST|PATCH|DELETE) \//.test(text);
}

function arrow(group: string, call: string, method: string, response: string): string {
  if (response.startsWith('data.')) return ` -> ${response.slice('data.'.length)}`;
  if (method === 'DELETE') return '';
  return call === 'list' ? ` -> ${group}s[]` : ` -> ${group}`;
}

/** The table of all calls. */
export function allRoutes(): RouteTable {
  const groups: Record<string, Record<string, RouteLine>> = {};
  for (const { group, call, line } of allCalls) {
    groups[group] = { ...groups[group], [call]: line };
  }
  return groups;
}
