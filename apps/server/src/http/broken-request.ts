import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Code, codes, type Failure } from '@booking/api-client/contract';
import { RequestError } from '@hono/node-server';
import { log } from '../log.ts';
import { secure } from './headers.ts';

/** Which refusal a request is that the parser of HTTP itself has given up on. */
const REFUSALS: Readonly<Record<string, readonly [Code, string]>> = {
  HPE_HEADER_OVERFLOW: ['TOO_LARGE', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['MALFORMED', 'The request did not come to its end in time.'],
};
const UNREADABLE = ['MALFORMED', 'This is not a request that can be read.'] as const;

const CLOSED_WITHIN_MS = 1_000;

/**
 * Answers bytes that are no request. No handler ever sees them; they are refused in the same form as
 * everything else. The connection ends with it, since nobody knows where the next one begins.
 */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [code, message] = REFUSALS[error.code ?? ''] ?? UNREADABLE;
  const { status, headers, body } = refusal(code, message, error);
  headers.set('Content-Length', String(Buffer.byteLength(body)));
  headers.set('Connection', 'close');
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  // Who never closes would hold the other half for ever. At once would cut off whoever still sends.
  const hangUp = setTimeout(() => socket.destroy(), CLOSED_WITHIN_MS);
  socket.once('close', () => clearTimeout(hangUp));
}

/** Answers a request whose address or host is none, and whatever the product itself has not caught. */
export function answerUnread(error: unknown): Response {
  const isBroken = error instanceof RequestError;
  const [code, message] = isBroken ? UNREADABLE : (['INTERNAL', codes.INTERNAL.message] as const);
  const { status, headers, body } = refusal(code, message, error);
  return new Response(body, { status, headers });
}

function refusal(code: Code, message: string, error: unknown) {
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
