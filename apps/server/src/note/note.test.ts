import { note as noteSchema } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, oneDatabase, useTestApp } from '../testing/app.ts';

const documents = z.array(noteSchema);

describe.each(oneDatabase)('notes of institutes on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;
  let admin: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    admin = (await test.call('GET', '/user/me', { token })).body.data.user._id;
  });

  const list = async (query: string) => {
    const { status, body } = await test.call('GET', `/note?${query}`, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return z.parse(documents, body.data.notes);
  };
  const create = (body: Record<string, unknown>) => test.call('POST', '/note', { token, body });
  const update = (id: string, body: Record<string, unknown>) =>
    test.call('PATCH', `/note/${id}`, { token, body });

  it('have a date, who wrote them, and what is next until it is done', async () => {
    const { id: institution } = await test.institute(token);
    const step = { nextStep: 'Call Asha', dueOn: '2030-05-01', owner: admin };
    const { status, body } = await create({ institution, text: 'Asked for a rebate.', ...step });
    expect(status, JSON.stringify(body)).toBe(201);
    const { _id, __v } = body.data.note;
    expect(body.data.note).toMatchObject({
      by: { _id: admin, name: 'Anjali Menon' },
      owner: { _id: admin, name: 'Anjali Menon' },
      nextStep: 'Call Asha',
      dueOn: '2030-05-01',
      doneAt: null,
    });
    const due = `institution=${institution}&isOpen=true&dueOn[lte]=2030-05-01`;
    expect(await list(due)).toHaveLength(1);
    expect(await list(due.replace('05-01', '04-30'))).toEqual([]);
    const done = await update(_id, { isDone: true, __v });
    expect(done.body.data.note.doneAt).not.toBeNull();
    expect(await list(due)).toEqual([]);
    expect((await update(_id, { isDone: false, __v })).status).toBe(409);
    expect((await update(_id, { isDone: false })).body.data.note.doneAt).toBeNull();
  });

  it.each([
    ['a day', { dueOn: '2030-05-01' }],
    ['an owner', {}],
    ['that it is done', { isDone: true }],
  ])('take %s of a next step alone', async (what, fields) => {
    const { id: institution } = await test.institute(token);
    const note = await create({ institution, text: 'Nothing is next.' });
    const sent = what === 'an owner' ? { owner: admin } : fields;
    const { status, body } = await update(note.body.data.note._id, sent);
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe('nextStep');
  });

  it('are done by users of the platform, not of the institute', async () => {
    const { id: institution } = await test.institute(token);
    const owners = await test.db.execute<{ id: string }>(
      sql`select id from app_user where institution_id = ${institution}`,
    );
    const step = { nextStep: 'Pay', owner: owners.rows[0]?.id };
    const { status, body } = await create({ institution, text: 'Owes.', ...step });
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ path: 'owner', message: 'Choose a platform user.' });
  });

  it('begin with what is written in the field of the institute, once', async () => {
    const { id } = await test.institute(token, { notes: 'Came by a fair.' });
    const edit = (notes: string | null) =>
      test.call('PATCH', `/institution/${id}`, { token, body: { notes } });
    await edit('Has two hotels.');
    await edit('Has two hotels.');
    await edit(null);
    const texts = (await list(`institution=${id}`)).map(({ text }) => text);
    expect(texts).toEqual(['Has two hotels.', 'Came by a fair.']);
  });
});
