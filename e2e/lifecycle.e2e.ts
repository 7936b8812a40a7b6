import {
  availableTemplate,
  type Institute,
  newInstitute,
  signIn,
  withToken,
} from './product/api.ts';
import { expect, test } from './product/fixtures.ts';

// Output and errors of a starting server are tested without `npm start` (apps/server/src/main.test.ts).

test('SIGTERM ends npm start with 0 and leaves no process, whether one process gets it or each of the group', async ({
  house,
}) => {
  const first = await house.start({ byNpm: true, env: { SAMPLE_DATA: 'off' } });
  expect((await first.terminate()).code).toBe(0);
  expect(first.isLeft()).toBe(false);
  // On the same port and the same data.
  const again = await house.start({
    byNpm: true,
    port: first.port,
    env: { SAMPLE_DATA: 'off' },
  });
  expect((await fetch(`${again.origin}/readyz`)).status).toBe(200);
  expect((await again.terminate({ isWholeGroup: true })).code).toBe(0);
  expect(again.isLeft()).toBe(false);
});

test('Ctrl-C stops cleanly, a kill in the middle of writing does not; both keep everything that was acknowledged, and the session', async ({
  house,
}) => {
  const stopped = await house.start();
  const { send } = await signIn(stopped.origin);
  const before = (await send('GET', '/institution?limit=1')).body.total;
  const { code, complaints } = await stopped.interrupt();
  expect(code).toBe(0);
  expect(complaints).toEqual([]);

  const first = await house.start();
  const api = await signIn(first.origin);
  expect((await api.send('GET', '/institution?limit=1')).body.total).toBe(before);
  const template = await availableTemplate(api);

  const acknowledged: Institute[] = [];
  let tried = 0;
  let killed: Promise<unknown> | undefined;
  const write = async (): Promise<void> => {
    for (;;) {
      tried += 1;
      const { status, body } = await api.send(
        'POST',
        '/institution',
        newInstitute(template, tried),
      );
      if (status !== 201 || !body.data?.institution) throw new Error(`answered ${status}`);
      acknowledged.push(body.data.institution);
      if (acknowledged.length === 40) killed = first.kill();
    }
  };
  // Four writers, so that the kill falls into writes that are under way.
  const ends = await Promise.allSettled([write(), write(), write(), write()]);
  await killed;
  const reasons = ends.map((end) => (end.status === 'rejected' ? String(end.reason) : 'went on'));
  // The kill may fall between the head of a response and its body.
  expect(reasons).toEqual(Array(4).fill(expect.stringMatching(/fetch failed|terminated/)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);

  const second = await house.start();
  const later = withToken(second.origin, api.accessToken);
  const me = await later.send('GET', '/user/me');
  expect(me.status, 'the session still works').toBe(200);
  for (const institute of acknowledged) {
    const { body } = await later.send('GET', `/institution/${institute._id}`);
    expect(body.data?.institution).toMatchObject({ name: institute.name, code: institute.code });
  }
  const written = await later.send('POST', '/institution', newInstitute(template, tried + 1));
  expect(written.status, 'and writing goes on').toBe(201);
});
