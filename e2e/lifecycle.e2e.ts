import {
  availableTemplate,
  type Institute,
  newInstitute,
  signIn,
  withToken,
} from './product/api.ts';
import { expect, test } from './product/fixtures.ts';
import { startToEnd } from './product/running-product.ts';

test.describe('starting and stopping', () => {
  test('a fresh folder is filled, and the addresses and accounts are said', async ({ house }) => {
    const product = await house.start({ isFirstStart: true });
    expect(product.output()).toContain(`${product.origin}/login`);
    expect(product.output()).toContain('admin@booking.example');
    expect(product.output()).toContain('full-house-2026');
    const { body } = await (await signIn(product.origin)).send('GET', '/institution?limit=1');
    expect(body.total).toBeGreaterThanOrEqual(240);
  });

  test('a taken port is one clear line', async ({ product, house }) => {
    const { code, complaints } = await startToEnd({ dataDir: house.dataDir, port: product.port });
    expect(code).toBe(1);
    expect(complaints).toEqual([expect.stringMatching(`Port ${product.port} .*PORT=`)]);
  });

  test('a second product on the same data is one clear line', async ({ house }) => {
    await house.start({ env: { SAMPLE_DATA: 'off' } });
    const { code, complaints } = await startToEnd({ dataDir: house.dataDir, port: 0 });
    expect(code).toBe(1);
    expect(complaints).toEqual([expect.stringMatching('already in use.*DATA_DIR')]);
  });

  test('Ctrl-C stops cleanly, and the next start has the data', async ({ house }) => {
    const first = await house.start();
    const { send } = await signIn(first.origin);
    const before = (await send('GET', '/institution?limit=1')).body.total;
    const { code, complaints } = await first.interrupt();
    expect(code).toBe(0);
    expect(complaints).toEqual([]);

    const second = await house.start();
    const again = await signIn(second.origin);
    expect((await again.send('GET', '/institution?limit=1')).body.total).toBe(before);
  });

  test('SIGTERM to npm start reaches the product: it ends with 0 and leaves no process behind', async ({
    house,
  }) => {
    const product = await house.start({ byNpm: true, env: { SAMPLE_DATA: 'off' } });
    const { code } = await product.terminate();
    expect(code).toBe(0);
    expect(product.isLeft()).toBe(false);
    // On the same port and the same data.
    const again = await house.start({ port: product.port, env: { SAMPLE_DATA: 'off' } });
    expect((await fetch(`${again.origin}/readyz`)).status).toBe(200);
  });

  test('SIGTERM to every process of the group is one wish to end, and ends it cleanly', async ({
    house,
  }) => {
    const product = await house.start({ byNpm: true, env: { SAMPLE_DATA: 'off' } });
    const { code } = await product.terminate({ isWholeGroup: true });
    expect(code).toBe(0);
    expect(product.isLeft()).toBe(false);
  });
});

test.describe('a kill in the middle of writing', () => {
  test('keeps everything that was acknowledged, and the session', async ({ house }) => {
    const first = await house.start();
    const api = await signIn(first.origin);
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
    expect(reasons).toEqual(Array(4).fill(expect.stringContaining('fetch failed')));
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);

    const second = await house.start();
    const later = withToken(second.origin, api.accessToken);
    const me = await later.send('GET', '/user/me');
    expect(me.status, 'the session still works').toBe(200);
    for (const one of acknowledged) {
      const { body } = await later.send('GET', `/institution/${one._id}`);
      expect(body.data?.institution).toMatchObject({ name: one.name, code: one.code });
    }
    const written = await later.send('POST', '/institution', newInstitute(template, tried + 1));
    expect(written.status, 'and writing goes on').toBe(201);
  });
});
