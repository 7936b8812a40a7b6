import { once } from 'node:events';
import { connect } from 'node:net';
import { codes } from '@booking/api-client/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logFrom } from '../log.ts';
import { databases, openTestApp, type TestApp } from '../testing/app.ts';
import { type Listening, listen } from './listen.ts';

const LOGIN =
  'POST /api/v1/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json';

describe.each(databases.slice(0, 1))('bytes on a connection', (database) => {
  let test: TestApp;
  let listening: Listening;
  const written: string[] = [];

  beforeAll(async () => {
    test = await openTestApp(database);
    listening = await listen((request, bindings) => test.app.fetch(request, bindings), null, 0);
    logFrom('info', 'json');
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    });
  });
  afterEach(() => written.splice(0));
  afterAll(async () => {
    vi.restoreAllMocks();
    logFrom('warn', 'json');
    await listening.close();
    await test.close();
  });

  /** Sends bytes, half-closes with `leave`, and returns the bytes that come back until the end. */
  async function exchange(bytes: string, leave = false): Promise<string> {
    const socket = connect(listening.port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text;
    });
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(bytes, 'latin1');
    if (leave) socket.end();
    await once(socket, 'close');
    return answer;
  }

  it.each([
    ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a version that is none', 'GET / HTTP/9.9\r\n\r\n'],
    ['a method that is none', 'G@T / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['no host', 'GET /api/v1/template HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a null character in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n'],
    ['two lengths', `${LOGIN}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    [
      'a length and chunks',
      `${LOGIN}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a negative length', `${LOGIN}\r\nContent-Length: -1\r\n\r\n`],
    ['a chunk that is none', `${LOGIN}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    ],
    ['an address without end', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    [
      'a host that is none',
      'GET /api/v1/template HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n',
    ],
    [
      'a host with blanks',
      'GET /api/v1/template HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    ],
    [
      'an address of elsewhere',
      'GET http://[/api HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    ],
  ])('%s is rejected in the form of every failure', async (_what, bytes) => {
    const answer = await exchange(bytes);
    const [, status = '', body = ''] = /^HTTP\/1\.1 (\d{3}).*?\r\n\r\n(.*)$/s.exec(answer) ?? [];
    expect(['400', '413'], answer).toContain(status);
    const { code, requestId } = JSON.parse(body);
    expect(codes[code as keyof typeof codes].status).toBe(Number(status));
    expect(answer.toLowerCase()).toContain(`x-request-id: ${requestId}`);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(written.join('')).toContain(requestId);
  });

  it('an upload that is given up is no failure of ours', async () => {
    await exchange(`${LOGIN}\r\nContent-Length: 1000\r\n\r\n{"email":"a`, true);
    await vi.waitFor(
      () => expect(written.join('')).toMatch(/request\.broken|user\.login/),
      300_000,
    );
    expect(written.join('')).not.toContain('request.failed');
    expect(written.join('')).not.toContain('"status":5');
  });

  it('answers who comes next', async () => {
    const answer = await fetch(`http://127.0.0.1:${listening.port}/healthz`);
    expect(answer.status).toBe(200);
  });
});
