import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { rejectBrokenRequest, respondToUnhandled } from './broken-request.ts';
import { type ConnectionLimits, countConnections, fewPipelined } from './connections.ts';

/** Another program listens on the port. The message says how to take another one. */
export class PortTaken extends Error {}

/** Returns a request; what the adapter knows of the connection comes second. */
export type Serve = (request: Request, bindings: object) => Response | Promise<Response>;

export interface Listening {
  readonly port: number;
  /**
   * Takes no new connection, lets running responses end, and resolves when all are gone. A connection
   * that has only just come has `graceMs` for its first request, which may be under way. After
   * `withinMs`, 5 s by default, those are cut whose request or response makes no progress.
   */
  close(graceMs?: number, withinMs?: number): Promise<void>;
}

/** Every address of this machine that only this machine reaches. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Listens on one host, or without one on every loopback address, so that `localhost` works
 * whichever way a browser resolves it. Port 0 takes a free one.
 *
 * @throws PortTaken
 */
export async function listen(
  serve: Serve,
  host: string | null,
  port: number,
  limits: ConnectionLimits = {},
): Promise<Listening> {
  const count = countConnections(limits);
  const openOn = async (name: string, at: number) => {
    const opened = await open(serve, name, at, limits);
    count(opened.server);
    return opened;
  };
  const [first, ...others] = host === null ? LOOPBACK : [host];
  const servers = [await openOn(first ?? LOOPBACK[0] ?? '', port)];
  const address = servers[0]?.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  for (const listener of others) {
    try {
      servers.push(await openOn(listener, actual));
    } catch (error) {
      // A machine without IPv6 still has its other loopback address.
      if (error instanceof PortTaken) {
        await Promise.all(servers.map((server) => close(server, 0, 0)));
        throw error;
      }
    }
  }
  return {
    port: actual,
    async close(graceMs = 0, withinMs = CLOSE_WITHIN_MS) {
      await Promise.all(servers.map((server) => close(server, graceMs, withinMs)));
    },
  };
}

/** No one may hold a connection by sending slowly; a large picture over a poor line still comes through. */
const HEADERS_WITHIN_MS = 15_000;
const REQUEST_WITHIN_MS = 60_000;
/** Half of what a stop may take: a body that never comes must not make it fail. */
const CLOSE_WITHIN_MS = 5000;
/** How often Node looks for those who are late. */
const LOOK_EVERY_MS = 5_000;

/** A server, and its connections on which no request has come yet. */
interface Open {
  readonly server: Server;
  readonly silent: ReadonlySet<Socket>;
}

function open(
  serve: Serve,
  host: string,
  port: number,
  { keepAliveSeconds }: ConnectionLimits,
): Promise<Open> {
  const answer = getRequestListener(serve, { errorHandler: respondToUnhandled });
  // A request without a host is rejected by us, in the form of every failure.
  const server = createServer(
    {
      requireHostHeader: false,
      connectionsCheckingInterval: LOOK_EVERY_MS,
      ...(keepAliveSeconds !== undefined && { keepAliveTimeout: keepAliveSeconds * 1000 }),
    },
    fewPipelined(answer),
  );
  server.headersTimeout = HEADERS_WITHIN_MS;
  server.requestTimeout = REQUEST_WITHIN_MS;
  server.on('clientError', rejectBrokenRequest);
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new PortTaken(portTaken(port)) : error);
    });
    server.listen(port, host, () => resolve({ server, silent }));
  });
}

function portTaken(port: number): string {
  return `Port ${port} is already in use. Stop the other program, or use another port: PORT=${port + 1} npm start`;
}

function close({ server, silent }: Open, graceMs: number, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const endSilent = () => {
      for (const socket of silent) socket.destroy();
    };
    const grace = setTimeout(endSilent, graceMs);
    const late = setTimeout(() => server.closeAllConnections(), withinMs);
    server.close(() => {
      clearTimeout(grace);
      clearTimeout(late);
      resolve();
    });
    // A response that is under way keeps its connection no longer than this after its end.
    server.keepAliveTimeout = 1;
    // Connections without a running response would keep the server open until their browsers leave.
    // Node takes those that browsers have opened ahead of need for busy ones.
    server.closeIdleConnections();
    if (graceMs === 0) endSilent();
  });
}
