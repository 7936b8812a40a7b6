import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Code, codes, type Failure } from '@booking/api-client/contract';
import { RequestError } from '@hono/node-server';
import { log } from '../log.ts';
import { secure } from './headers.ts';

/** The code and message for a request that Node's HTTP parser rejects. */
const PARSER_ERRORS: Readonly<Record<string, readonly [Code, string]>> = {
  HPE_HEADER_OVERFLOW: ['TOO_LARGE', 'The request headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['MALFORMED', 'The request took too long to arrive.'],
};
const UNREADABLE = ['MALFORMED', 'Couldn’t read the request.'] as const;

const CLOSED_WITHIN_MS = 1_000;

/**
 * Responds to bytes that are not an HTTP request, in the same form as every other failure. No handler
 * sees them. The connection is closed, because where the next request begins is unknown.
 */
export function rejectBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [code, message] = PARSER_ERRORS[error.code ?? ''] ?? UNREADABLE;
  const { status, headers, body } = failure(code, message, error);
  headers.set('Content-Length', String(Buffer.byteLength(body)));
  headers.set('Connection', 'close');
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  // A client that never closes would keep its half open forever; closing at once would cut off one that is still sending.
  const hangUp = setTimeout(() => socket.destroy(), CLOSED_WITHIN_MS);
  socket.once('close', () => clearTimeout(hangUp));
}

/** Responds to a request with an invalid address or host, and to errors that nothing else caught. */
export function respondToUnhandled(error: unknown): Response {
  const isBroken = error instanceof RequestError;
  const [code, message] = isBroken ? UNREADABLE : (['INTERNAL', codes.INTERNAL.message] as const);
  const { status, headers, body } = failure(code, message, error);
  return new Response(body, { status, headers });
}

function failure(code: Code, message: string, error: unknown) {
  const { status } = codes[code];
  const requestId = randomUUID();
  if (status >= 500) log('error', 'request.failed', { requestId, code, error });
  else log('info', 'request.broken', { requestId, status, reason: String(error) });
  const body = JSON.stringify({
    status: status < 500 ? 'fail' : 'error',
    code,
    message,
    requestId,
  } satisfies Failure);
  const headers = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  });
  secure(headers);
  return { status, headers, body };
}
