import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { rejectBrokenRequest } from './broken-request.ts';
import type { ConnectionLimits } from './connections.ts';
import { type Listening, listen, type Serve } from './listen.ts';

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('connections', () => {
  let listening: Listening | undefined;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await listening?.close();
    listening = undefined;
  });

  async function serve(answer: Serve, limits: ConnectionLimits = {}) {
    listening = await listen(answer, '127.0.0.1', 0, limits);
    return listening.port;
  }

  async function open(port: number, bytes = ''): Promise<Socket> {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  }

  async function isServed(port: number): Promise<boolean> {
    const socket = await open(port, GET);
    const [event] = await Promise.race([
      once(socket, 'data'),
      once(socket, 'close').then(() => []),
    ]);
    return event !== undefined;
  }

  it('of one address are as many as it may have, and one more once one has gone', async () => {
    const port = await serve(() => new Response('x'), { perAddress: 2 });
    expect([await isServed(port), await isServed(port)]).toEqual([true, true]);
    expect(await isServed(port)).toBe(false);
    const [first] = sockets;
    first?.destroy();
    // The server learns of it at its own time.
    await expect.poll(() => isServed(port)).toBe(true);
  });

  it('of a proxy are not counted', async () => {
    const isProxy = (address: string) => address === '127.0.0.1';
    const port = await serve(() => new Response('x'), { perAddress: 1, isProxy });
    expect([await isServed(port), await isServed(port)]).toEqual([true, true]);
  });

  it('that ask without waiting for answers end, and what they ask is not begun', async () => {
    let begun = 0;
    const { promise: never } = Promise.withResolvers<Response>();
    const port = await serve(() => {
      begun += 1;
      return never;
    });
    const socket = await open(port, GET.repeat(500));
    await once(socket, 'close');
    expect(begun).toBe(32);
  });

  it('may ask for more, one after the other', async () => {
    const port = await serve(() => new Response('x'));
    const socket = await open(port);
    for (let round = 0; round < 40; round += 1) {
      socket.write(GET);
      expect(await once(socket, 'data')).toEqual([expect.stringMatching(/^HTTP\/1\.1 200/)]);
    }
  });

  it('are kept for as long as is set, and callers are told so', async () => {
    const port = await serve(() => new Response('x'), { keepAliveSeconds: 65 });
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(answer.headers.get('keep-alive')).toBe('timeout=65');
    await answer.text();
  });

  it('whose request was refused unread are gone, although the caller never closes', async () => {
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('error', () => {});
      rejectBrokenRequest(
        Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const [[held]] = await Promise.all([
      once(server, 'connection'),
      new Promise<void>((resolve) => {
        const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, resolve);
        socket.on('error', () => {}).resume();
        sockets.push(socket);
      }),
    ]);
    await once(held, 'close');
    server.close();
  });
});
