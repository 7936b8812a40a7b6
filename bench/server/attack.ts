/** The attackers of `attackers.ts`, in a process of their own: what sending costs them delays no one who measures. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { reads } from './reads.ts';

/** Settings of the process that attacks. */
export interface Orders {
  readonly origin: string;
  readonly kinds: readonly AttackKind[];
  /** Access tokens of two administrators of the platform, and of an owner. */
  readonly tokens: { readonly searcher: string; readonly reporter: string; readonly owner: string };
}

export const ATTACK_KINDS = ['slow bodies', 'large bodies', 'searches', 'reports'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** How many responses of each status an attack has had. */
export type Responses = Record<string, number>;

/** A browser has six connections to a server. */
const CLIENTS = 8;
const SLOW_CONNECTIONS = 200;
const SLOW_MS = 500;
const LARGE_BODY = JSON.stringify({ name: 'x'.repeat(1_048_000) });
/** Two letters, which no index knows, and exact totals. */
const SEARCHES = ['/asset/forTable', '/user', '/institution', '/subscription/current'].map(
  (list) => `${list}?search=la&count=exact`,
);
const REPORTS = reads.flatMap(({ path }) => (path.startsWith('/report/') ? [path] : []));

const { ORDERS } = process.env;
if (ORDERS) await attack(JSON.parse(ORDERS));

async function attack({ origin, kinds, tokens }: Orders): Promise<void> {
  const seen: Responses = {};
  const count = (what: string) => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  process.on('message', () => process.send?.(seen, () => process.exit()));
  const api = `${origin}/api/v1`;
  const asking = (kind: AttackKind, token: string, paths: readonly string[], body?: string) =>
    Array.from({ length: CLIENTS }, async (_, first) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let turn = first; ; turn += 1) {
        const path = paths[turn % paths.length] ?? '';
        count(`${kind}: ${await ask(`${api}${path}`, agent, token, body)}`);
      }
    });
  const attacks: Record<AttackKind, () => readonly Promise<void>[]> = {
    'slow bodies': () => Array.from({ length: SLOW_CONNECTIONS }, () => slow(origin, count)),
    'large bodies': () => asking('large bodies', tokens.owner, ['/user'], LARGE_BODY),
    searches: () => asking('searches', tokens.searcher, SEARCHES),
    reports: () => asking('reports', tokens.reporter, REPORTS),
  };
  process.send?.('ready');
  await Promise.all(kinds.flatMap((kind) => attacks[kind]()));
}

/** Resolves with the status of a response, or with why there is none. */
function ask(address: string, agent: Agent, token: string, body?: string): Promise<string> {
  return new Promise((resolve) => {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    request(address, { agent, method, headers }, (response) => {
      response.on('end', () => resolve(String(response.statusCode))).resume();
      response.on('error', ({ message }) => resolve(message));
    })
      .on('error', ({ message }) => resolve(message))
      .end(body);
  });
}

/** Sends a body byte by byte, again and again as soon as the server has had enough of it. */
async function slow(origin: string, count: (what: string) => void): Promise<void> {
  const { hostname, port } = new URL(origin);
  for (;;) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST /api/v1/user/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n`,
      );
      const bytes = setInterval(() => socket.write(' '), SLOW_MS);
      socket.on('error', () => {}).resume();
      socket.on('close', () => {
        clearInterval(bytes);
        count('slow bodies: ended');
        resolve();
      });
    });
  }
}
