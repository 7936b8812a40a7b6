import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { appUser, institution } from '../schema/tenant.ts';
import { databases } from '../testing/app.ts';
import { useColleagues } from '../testing/colleagues.ts';

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);

describe.each(databases)('permissions over users on $kind', (database) => {
  const colleagues = useColleagues(database);
  const { test, idOf, colleague, refusal, change } = colleagues;

  const open = () =>
    test.db
      .update(institution)
      .set({ status: 'Active' })
      .where(eq(institution.id, colleagues.institute.id));

  it('[API-03 user.update] keeps an owner of an active institute who can sign in', async () => {
    const id = await idOf(colleagues.institute.ownerEmail);
    await open();
    await colleague(colleagues.institute.ownerEmail, 'Owner', {
      status: 'Invited',
      passwordHash: null,
    });
    const needsOne = 'An active institute needs at least one active owner.';
    expect(refusal(await change(id, { status: 'Inactive' }))).toEqual([
      422,
      'BUSINESS_RULE',
      'status',
      needsOne,
    ]);
    expect(refusal(await change(id, { role: 'Manager' }))).toEqual([
      422,
      'BUSINESS_RULE',
      'role',
      needsOne,
    ]);
    await colleague(colleagues.institute.ownerEmail, 'Owner');
    expect((await change(id, { role: 'Manager' })).status).toBe(200);
  });

  it('needs no owner of an institute that is not open', async () => {
    const answer = await change(await idOf(colleagues.institute.ownerEmail), {
      status: 'Inactive',
    });
    expect(answer.status).toBe(200);
  });

  it.each(['status', 'role'])(
    'keeps one owner when the %s of the last two is changed at once',
    async (field) => {
      await open();
      const secondOwner = await colleague(colleagues.institute.ownerEmail, 'Owner');
      const ids = [await idOf(colleagues.institute.ownerEmail), secondOwner.id];
      const body = field === 'status' ? { status: 'Inactive' } : { role: 'Viewer' };
      const answers = await Promise.all(ids.map((id) => change(id, body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const paths = answers.flatMap(({ body: { errors = [] } }) =>
        errors.map((error: { path: string }) => error.path),
      );
      expect(paths).toEqual([field]);
    },
  );

  it.each([{ status: 'Inactive' }, { role: 'Viewer' }])(
    'keeps an owner when the last two of an institute that is being set up change one another at once: %o',
    async (body) => {
      const secondOwner = await colleague(colleagues.institute.ownerEmail, 'Owner');
      const token = (await test.signIn(secondOwner.email)).accessToken;
      const answers = await Promise.all([
        change(secondOwner.id, body, colleagues.owner),
        change(await idOf(colleagues.institute.ownerEmail), body, token),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await test.db
        .select()
        .from(appUser)
        .where(eq(appUser.institutionId, colleagues.institute.id));
      const owners = left.filter(({ role, status }) => role === 'Owner' && status === 'Active');
      expect(owners).toHaveLength(1);
    },
  );

  it('keeps the owner of the institute that someone has been moved to in the meantime', async () => {
    const id = (await colleague(colleagues.institute.ownerEmail, 'Owner')).id;
    const to = await test.institute(colleagues.admin);
    await test.db
      .update(appUser)
      .set({ status: 'Inactive' })
      .where(eq(appUser.email, to.ownerEmail));
    await test.db.update(institution).set({ status: 'Active' }).where(eq(institution.id, to.id));
    // Once they have been read, and before anyone is locked.
    const query: (...args: unknown[]) => unknown = pg.Client.prototype.query;
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    let isMoved = false;
    spy.mockImplementation(async function (this: pg.Client, ...args: unknown[]) {
      if (!isMoved && /from "app_user".* for update$/s.test(textOf(args[0]))) {
        isMoved = true;
        await this.query('update app_user set institution_id = $1 where id = $2', [to.id, id]);
      }
      return query.apply(this, args);
    });
    const answer = await change(id, { status: 'Inactive' });
    spy.mockRestore();
    expect(isMoved).toBe(true);
    expect(refusal(answer).slice(0, 3)).toEqual([422, 'BUSINESS_RULE', 'status']);
  });
});
