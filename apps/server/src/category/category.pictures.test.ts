import { category as categorySchema, IMAGES_MAX, pictureFacts } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../database/id.ts';
import { forgetUnusedFiles } from '../files/store.ts';
import { category } from '../schema/category.ts';
import { databases } from '../testing/app.ts';
import { useCategories } from '../testing/categories.ts';
import { statementsOf } from '../testing/statements.ts';

describe.each(databases)('categories on $kind', (database) => {
  const categories = useCategories(database);
  const { test, professional, add, pixels, addImage, send } = categories;

  const isServed = async (url: string) => (await test.app.request(url)).status === 200;

  it('[API-03 category.update] keeps pictures small, in order, and no longer than they are used', async () => {
    const own = await professional();
    const { _id } = await add(own, 'Deluxe', 'DLX');
    const teal = await pixels('#0f766e');
    await addImage(_id, teal);
    const { status, body } = await addImage(_id, await pixels('#b45309'));
    expect({ status, body }).toMatchObject({ status: 200 });
    const [first, second] = z.parse(categorySchema, body.data.category).images;
    if (!first || !second) throw new Error('A picture is missing.');
    expect(first).toMatchObject({ width: 400, height: 300, alt: 'The lake' });
    const thumbnail = await (await test.app.request(first.thumbnailUrl)).arrayBuffer();
    expect(pictureFacts(new Uint8Array(thumbnail))).toMatchObject({ width: 320, height: 240 });

    expect((await addImage(_id, teal)).body).toMatchObject({
      code: 'DUPLICATE',
      errors: [{ path: 'image' }],
    });
    expect((await addImage(_id, Buffer.from('<svg/>'))).body).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'image' }],
    });
    // Another category has the first one too.
    const standardRow = await add(own, 'Standard', 'STD');
    await addImage(standardRow._id, teal);

    const write = (images: object[]) => send('PATCH', `/category/${_id}`, { images });
    const stranger = await write([{ _id: 'x'.repeat(43), alt: '' }]);
    expect(stranger.body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'images.0' }] });
    const turned = await write([
      { _id: second._id, alt: 'At dusk' },
      { _id: first._id, alt: '' },
    ]);
    expect(turned.body.data.category.images).toEqual([
      { ...second, alt: 'At dusk' },
      { ...first, alt: '' },
    ]);
    await write([]);
    expect([await isServed(first.url), await isServed(second.url)]).toEqual([true, false]);
    await forgetUnusedFiles(test.db, new Date(Date.now() + 2 * 86_400_000));
    expect([await isServed(first.url), await isServed(first.thumbnailUrl)]).toEqual([true, true]);
    expect((await send('DELETE', `/category/${standardRow._id}`)).status).toBe(200);
    expect([await isServed(first.url), await isServed(first.thumbnailUrl)]).toEqual([false, false]);
  });

  it('has at most 20 pictures, and those of its own institute alone', async () => {
    const own = await test.institute(categories.token);
    const { _id } = await add(own, 'Deluxe', 'DLX');
    const hash = (index: number) => `${index}`.padStart(43, 'h');
    const images = Array.from({ length: IMAGES_MAX }, (_, index) => ({
      hash: hash(index),
      thumbnailHash: hash(index),
      width: 4,
      height: 3,
      alt: '',
    }));
    await test.db.update(category).set({ images }).where(eq(category.id, _id));
    const teal = await pixels('#0f766e');
    expect((await addImage(_id, teal)).body).toMatchObject({
      code: 'BUSINESS_RULE',
      errors: [{ path: 'image' }],
    });
    const stranger = await test.institute(categories.token);
    const owner = (await test.signIn(stranger.ownerEmail)).accessToken;
    const body = new FormData();
    body.append('image', new File([new Uint8Array(teal)], 'lake.png'));
    expect((await test.call('PATCH', `/category/${_id}`, { token: owner, body })).status).toBe(404);
  });

  it('looks for the place of a picture before at the picture', async () => {
    const statements = await statementsOf(() => addImage(newId(), Buffer.from('<svg/>')));
    expect(statements.filter(({ text }) => text.includes('throttle'))).toEqual([]);
    expect((await addImage(newId(), Buffer.from('<svg/>'))).status).toBe(404);
  });
});
