import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('ends at once beside a connection that has sent nothing, as browsers open them ahead of need', async () => {
  const listening = await listen(() => new Response('x'), '127.0.0.1', 0);
  const silent = connect(listening.port, '127.0.0.1');
  await once(silent, 'connect');
  // The server has taken the connection above once it responds to a later one.
  await (await fetch(`http://127.0.0.1:${listening.port}/`)).text();
  const dropped = once(silent, 'close');
  // Longer than the test may take: nothing but the dropped connection lets it end.
  await listening.close(0, 900_000);
  await dropped;
});

it('lets a running answer end', async () => {
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
  const { promise: answer, resolve: send } = Promise.withResolvers<Response>();
  const listening = await listen(
    () => {
      tellAsked();
      return answer;
    },
    '127.0.0.1',
    0,
  );
  const reply = fetch(`http://127.0.0.1:${listening.port}/`);
  await asked;
  const closed = listening.close();
  send(new Response('whole', { headers: { Connection: 'close' } }));
  expect(await (await reply).text()).toBe('whole');
  await closed;
});

it('waits for a body that never comes no longer than it is told to', async () => {
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
  const serve = async (request: Request) => {
    tellAsked();
    return new Response(await request.text());
  };
  const listening = await listen(serve, '127.0.0.1', 0);
  const slow = connect(listening.port, '127.0.0.1');
  slow.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf');
  await asked;
  const dropped = once(slow, 'close');
  await listening.close(0, 1);
  await dropped;
});
