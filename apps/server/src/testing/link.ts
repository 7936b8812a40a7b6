import { once } from 'node:events';
import { createServer, connect as open, type Socket } from 'node:net';

/** Which way a link is cut: to the server, back from it, or both. */
export type Cut = 'there' | 'back' | 'both';

/** A network between the product and its database that can be cut without a word to either side. */
export interface Link {
  /** The address of the database through it. */
  readonly url: string;
  /** Carries nothing any longer, not even the end of a connection. New connections fail. */
  cut(way: Cut): void;
  /** Carries what has been sent during the cut, as TCP sends again what was lost. */
  heal(): void;
  /** Carries new connections, and never anything of those there are, as a firewall that has forgotten them. */
  forget(): void;
  /** Delays the replies to requests that match by `ms`; null ends the delay. */
  delay(ms: number | null, asked: RegExp): void;
  /** Carries new connections to the server of another database, as a proxy does that follows the primary. */
  follow(databaseUrl: string): void;
  close(): Promise<void>;
}

/** One way of one connection. */
interface Pipe {
  stop(): void;
  go(): void;
}

const isCut = (cut: Cut | null, way: Cut): boolean => cut === way || cut === 'both';

/** Opens a link to the server of a database. */
export async function openLink(databaseUrl: string): Promise<Link> {
  let target = new URL(databaseUrl);
  const pairs = new Set<{ readonly there: Pipe; readonly back: Pipe }>();
  const sockets = new Set<Socket>();
  let cutNow: Cut | null = null;
  let late: { readonly ms: number; readonly asked: RegExp } | null = null;

  const server = createServer((near) => {
    const far = open(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    let lateUntil = 0;
    const note = (bytes: Buffer) => {
      if (late?.asked.test(bytes.toString('latin1'))) lateUntil = performance.now() + late.ms;
    };
    const pair = {
      there: pipe(near, far, note),
      back: pipe(far, near, undefined, () => lateUntil - performance.now()),
    };
    pairs.add(pair);
    if (isCut(cutNow, 'there')) pair.there.stop();
    if (isCut(cutNow, 'back')) pair.back.stop();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The link has no port.');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);

  return {
    url: url.href,
    cut(way) {
      cutNow = way;
      for (const { there, back } of pairs) {
        if (isCut(way, 'there')) there.stop();
        if (isCut(way, 'back')) back.stop();
      }
    },
    heal() {
      cutNow = null;
      for (const { there, back } of pairs) {
        there.go();
        back.go();
      }
    },
    forget() {
      cutNow = null;
      pairs.clear();
    },
    delay(ms, asked) {
      late = ms === null ? null : { ms, asked };
    },
    follow(address) {
      target = new URL(address);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Carries bytes in their order, and after them the end. @param lateMs by how much the next are late. */
function pipe(
  from: Socket,
  to: Socket,
  note: (bytes: Buffer) => void = () => {},
  lateMs: () => number = () => 0,
): Pipe {
  const held: (Buffer | 'end')[] = [];
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const carry = () => {
    timer = undefined;
    while (!isStopped && held.length > 0) {
      const ms = lateMs();
      if (ms > 0) {
        timer = setTimeout(carry, ms);
        return;
      }
      const next = held.shift();
      if (next === 'end') to.destroySoon();
      else if (next) to.write(next);
    }
  };
  const take = (next: Buffer | 'end') => {
    held.push(next);
    if (!timer) carry();
  };
  from.on('data', (bytes) => {
    note(bytes);
    take(bytes);
  });
  from.on('close', () => take('end'));
  return {
    stop() {
      isStopped = true;
    },
    go() {
      isStopped = false;
      if (!timer) carry();
    },
  };
}
