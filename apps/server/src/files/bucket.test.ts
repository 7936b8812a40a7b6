import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFilesAddress } from '../config/files-address.ts';
import { storedFile, unusedObject } from '../schema/stored-file.ts';
import { ADMIN, oneDatabase, openTestApp, type TestApp } from '../testing/app.ts';
import { type ObjectStore, startObjectStore } from '../testing/files/object-store.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { moveToBucket, moveToDatabase } from './move.ts';
import { createFileStore, forgetUnusedObjects, storeFile } from './store.ts';

const HOUR_MS = 3_600_000;

function addressOf(url: string) {
  const address = readFilesAddress({ FILES_URL: url });
  if (!address) throw new Error('There is no address.');
  return address;
}

describe.each(oneDatabase)('pictures in an object store, with $kind', (database) => {
  let objects: ObjectStore;
  let bucket: Bucket;
  let test: TestApp;
  let admin: string;

  beforeAll(async () => {
    objects = await startObjectStore();
    for (const [name, value] of Object.entries(objects.keys)) vi.stubEnv(name, value);
    bucket = openBucket(addressOf(objects.url));
    test = await openTestApp(database, {}, { bucket });
    admin = (await test.signIn(ADMIN)).accessToken;
  });
  afterAll(async () => {
    await test.close();
    bucket.close();
    await objects.stop();
    vi.unstubAllEnvs();
  });
  beforeEach(async () => {
    await send('');
    await forgetUnusedObjects(test.db, new Date(Date.now() + 2 * HOUR_MS), bucket);
  });

  const stored = () => test.db.select().from(storedFile);
  const unused = () => test.db.select().from(unusedObject);

  async function send(avatar: File | '') {
    const form = new FormData();
    form.set('avatar', avatar);
    return test.call('PATCH', '/user/me', { token: admin, body: form });
  }

  async function photo(background: string): Promise<File> {
    const create = { width: 40, height: 30, channels: 3, background } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    return new File([new Uint8Array(bytes)], 'photo.png');
  }

  it('are served at the same address, and the database has none of their bytes', async () => {
    const { body } = await send(await photo('#0f766e'));
    const answer = await test.app.request(body.data.user.avatar);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const [row] = await stored();
    expect(row).toMatchObject({ bytes: null, object: expect.stringContaining('/') });
    const inBucket = await bucket.get(row?.object ?? '');
    expect(inBucket).toEqual(Buffer.from(await answer.arrayBuffer()));
    expect(await unused()).toEqual([]);
  });

  it('are not asked for by someone who has them', async () => {
    const { body } = await send(await photo('#0f766e'));
    const get = vi.spyOn(bucket, 'get');
    const headers = { 'If-None-Match': `"${body.data.user.avatar.slice('/files/'.length)}"` };
    expect((await test.app.request(body.data.user.avatar, { headers })).status).toBe(304);
    expect(get).not.toHaveBeenCalled();
    get.mockRestore();
  });

  it('are removed an hour after the last row that names them, and no sooner', async () => {
    await send(await photo('#0f766e'));
    const [row] = await stored();
    await send('');
    expect(await stored()).toEqual([]);
    await forgetUnusedObjects(test.db, new Date(), bucket);
    expect(await bucket.get(row?.object ?? '')).toBeDefined();
    await forgetUnusedObjects(test.db, new Date(Date.now() + 2 * HOUR_MS), bucket);
    expect(await bucket.get(row?.object ?? '')).toBeUndefined();
    expect(await unused()).toEqual([]);
  });

  it('leave nothing behind when the write that names them fails', async () => {
    const form = new FormData();
    form.set('avatar', await photo('#0f766e'));
    form.set('__v', '9999');
    const refused = await test.call('PATCH', '/user/me', { token: admin, body: form });
    expect(refused.status).toBe(409);
    const [left] = await unused();
    expect(await bucket.get(left?.object ?? '')).toBeDefined();
    await forgetUnusedObjects(test.db, new Date(Date.now() + 2 * HOUR_MS), bucket);
    expect(await bucket.get(left?.object ?? '')).toBeUndefined();
  });

  it('are kept once, although two people send the same', async () => {
    const files = createFileStore(test.db, bucket);
    const file = { type: 'image/webp', bytes: Buffer.from('the same') };
    const [first, second] = [await files.keep(file), await files.keep(file)];
    await storeFile(test.db, first, new Date());
    await storeFile(test.db, second, new Date());
    expect((await stored()).map(({ object }) => object)).toEqual([first.object]);
    expect((await unused()).map(({ object }) => object)).toEqual([second.object]);
    await test.db.delete(storedFile);
  });

  it('that have been removed as too late are named by no row', async () => {
    const files = createFileStore(test.db, bucket);
    const late = await files.keep({ type: 'image/webp', bytes: Buffer.from('late') });
    await forgetUnusedObjects(test.db, new Date(Date.now() + 2 * HOUR_MS), bucket);
    await expect(storeFile(test.db, late, new Date())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await test.db.delete(storedFile);
  });

  it('are moved there by a command that can be stopped and repeated, and back', async () => {
    const inDatabase = createFileStore(test.db, null);
    const hashes: string[] = [];
    for (const text of ['one', 'two', 'three', 'four', 'five']) {
      const file = await inDatabase.keep({ type: 'image/webp', bytes: Buffer.from(text) });
      hashes.push(await storeFile(test.db, file, new Date()));
    }
    const stop = (count: number) => {
      if (count === 2) throw new Error('Stopped.');
    };
    await expect(moveToBucket(test.db, bucket, stop)).rejects.toThrow('Stopped.');
    // It is not there for the third.
    const away = { ...bucket, put: () => Promise.reject(new Error('Away.')) };
    await expect(moveToBucket(test.db, away)).rejects.toThrow('Away.');
    expect(await moveToBucket(test.db, bucket)).toBe(3);
    expect(await moveToBucket(test.db, bucket)).toBe(0);
    expect((await stored()).map(({ bytes }) => bytes)).toEqual(hashes.map(() => null));
    const bytesOf = async (hash: string) => (await test.app.request(`/files/${hash}`)).text();
    expect(await Promise.all(hashes.map(bytesOf))).toEqual(['one', 'two', 'three', 'four', 'five']);

    expect(await moveToDatabase(test.db, bucket)).toBe(5);
    expect((await stored()).map(({ object }) => object)).toEqual(hashes.map(() => null));
    expect(await Promise.all(hashes.map(bytesOf))).toEqual(['one', 'two', 'three', 'four', 'five']);
    await test.db.delete(storedFile);
  });

  it('are 503 while the store is away, and 404 where it has lost one', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const lost = await createFileStore(test.db, bucket).keep({
      type: 'image/webp',
      bytes: Buffer.from('lost'),
    });
    const hash = await storeFile(test.db, lost, new Date());
    await bucket.remove(lost.object ?? '');
    expect((await test.app.request(`/files/${hash}`)).status).toBe(404);

    const away = openBucket(addressOf('s3://pictures?endpoint=http://127.0.0.1:9'));
    const files = createFileStore(test.db, away);
    await expect(files.read(hash)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(files.keep({ type: 'image/webp', bytes: Buffer.from('x') })).rejects.toMatchObject(
      {
        code: 'UNAVAILABLE',
      },
    );
    // The setting has been taken away.
    await expect(createFileStore(test.db, null).read(hash)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    away.close();
    await test.db.delete(storedFile).where(eq(storedFile.hash, hash));
    vi.restoreAllMocks();
  });
});

describe('FILES_URL', () => {
  it.each([
    ['s3://pictures', { bucket: 'pictures', prefix: '', endpoint: null, region: 'us-east-1' }],
    [
      's3://pictures/a/b/?endpoint=https://objects.example&region=eu-west-1',
      {
        bucket: 'pictures',
        prefix: 'a/b/',
        endpoint: 'https://objects.example',
        region: 'eu-west-1',
      },
    ],
  ])('%s is read', (url, address) => {
    expect(addressOf(url)).toEqual(address);
  });

  it.each([
    'https://pictures.example',
    's3://',
    's3://key:hidden@pictures',
    's3://pictures?secret=hidden',
    's3://pictures?endpoint=http://objects.example',
  ])('%s is refused, and not repeated', (url) => {
    expect(() => addressOf(url)).toThrow(/^(?!.*hidden).*FILES_URL/);
  });
});
