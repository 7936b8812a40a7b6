import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../network.ts';

/** Limits of a connection before its caller is identified. */
export interface ConnectionLimits {
  /** How long a connection is kept for the next request, in seconds. Without it as long as Node keeps it. */
  readonly keepAliveSeconds?: number;
  /** Connections of one address at a time, of an IPv6 network of 64 bits alike. Without it any number. */
  readonly perAddress?: number;
  /** Whether an address is that of a proxy: its connections bring many callers, and are not counted. */
  isProxy?(address: string): boolean;
}

/** Drops each connection of an address that has as many as it may have. */
export function countConnections({ perAddress, isProxy }: ConnectionLimits) {
  const open = new Map<string, number>();
  return (server: Server): void => {
    if (perAddress === undefined) return;
    server.on('connection', (socket: Socket) => {
      const { remoteAddress } = socket;
      if (remoteAddress === undefined || isProxy?.(remoteAddress)) return;
      const whose = networkOf(remoteAddress);
      const count = (open.get(whose) ?? 0) + 1;
      if (count > perAddress) {
        socket.destroy();
        return;
      }
      open.set(whose, count);
      socket.once('close', () => {
        const left = (open.get(whose) ?? 1) - 1;
        if (left > 0) open.set(whose, left);
        else open.delete(whose);
      });
    });
  };
}

/** Requests of one connection that may wait for their responses. Browsers and proxies send one at a time. */
const PIPELINED_MAX = 32;

/** Ends a connection that sends requests without waiting for responses: each would start its work at once. */
export function fewPipelined(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    // The rest of what has come in one piece is still parsed.
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > PIPELINED_MAX) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    outgoing.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    answer(incoming, outgoing);
  };
}
