import { addDays } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../schema/outbox.ts';
import { institution } from '../schema/tenant.ts';
import { startOfPlatformDay } from '../subscription/rules.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';
import { applyScheduledStatuses } from './apply-schedule.ts';

const { today } = stopAtNoon();
const DAY = 86_400_000;
const reason = { code: 'seasonal', note: 'Closed for the monsoon.' } as const;
const day = (days: number) => addDays(today, days);
const later = (days: number) => new Date(Date.now() + days * DAY);

describe.each(databases)('changes of status at their time on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  const get = async (id: string) =>
    (await test.call('GET', `/institution/${id}`, { token })).body.data.institution;
  const move = (id: string, body: object) =>
    test.call('PATCH', `/institution/${id}/change-status`, { token, body });
  const active = async () => {
    const institute = await test.institute(token);
    await test.furnish(institute);
    await move(institute.id, { status: 'Active' });
    return institute;
  };

  it('a suspension is carried out at its time, once, in the name of who set it, with the email', async () => {
    const { id, ownerEmail } = await active();
    const at = later(3).toISOString();
    const change = { status: 'Suspended', reason, notify: true, effectiveAt: at };
    expect((await move(id, change)).body.data.institution).toMatchObject({
      status: 'Active',
      scheduledStatus: { status: 'Suspended', reason, at, resumeOn: null, waitsFor: null },
    });
    await test.mail();
    await applyScheduledStatuses(test.db, later(2));
    expect((await get(id)).status).toBe('Active');
    await applyScheduledStatuses(test.db, later(4));
    await applyScheduledStatuses(test.db, later(4));
    const moved = await get(id);
    expect(moved).toMatchObject({
      status: 'Suspended',
      statusReason: reason,
      scheduledStatus: null,
    });
    expect(moved.statusHistory).toHaveLength(3);
    expect(moved.statusHistory.at(-1).by.name).toMatch(/\w/);
    // It is due then, so it is only queued now.
    expect(await test.db.select().from(outbox)).toMatchObject([
      { kind: 'statusChanged', email: ownerEmail },
    ]);
    await test.db.delete(outbox);
  });

  it('a pause ends on its day, by the platform’s calendar', async () => {
    const { id } = await active();
    await move(id, { status: 'Inactive', reason, resumeOn: day(10) });
    const begin = startOfPlatformDay(day(10));
    expect((await get(id)).scheduledStatus).toMatchObject({
      status: 'Active',
      at: begin.toISOString(),
    });
    // Another day for the end of the same pause.
    await move(id, { status: 'Inactive', resumeOn: day(20) });
    await applyScheduledStatuses(test.db, begin);
    expect((await get(id)).status).toBe('Inactive');
    await applyScheduledStatuses(test.db, startOfPlatformDay(day(20)));
    expect(await get(id)).toMatchObject({ status: 'Active', scheduledStatus: null });
  });

  it('one that is scheduled with its end does both, and a change by hand drops what was set', async () => {
    const { id } = await active();
    const effectiveAt = later(2).toISOString();
    await move(id, { status: 'Inactive', reason, effectiveAt, resumeOn: day(9) });
    await applyScheduledStatuses(test.db, later(2));
    expect(await get(id)).toMatchObject({
      status: 'Inactive',
      scheduledStatus: { status: 'Active' },
    });
    await move(id, { status: 'Suspended', reason });
    expect((await get(id)).scheduledStatus).toBeNull();

    await move(id, { status: 'Active', effectiveAt });
    // The same status again leaves the schedule unchanged, unless the body names it.
    await move(id, { status: 'Suspended', reason });
    expect((await get(id)).scheduledStatus).not.toBeNull();
    await move(id, { status: 'Suspended', effectiveAt: null });
    expect((await get(id)).scheduledStatus).toBeNull();
  });

  it('an activation waits for what is missing, and says for what', async () => {
    const institute = await test.institute(token);
    const { id } = institute;
    await move(id, { status: 'Active', effectiveAt: later(1).toISOString() });
    await applyScheduledStatuses(test.db, later(2));
    const waiting = await get(id);
    expect(waiting.scheduledStatus.waitsFor).toContain('category');
    await applyScheduledStatuses(test.db, later(2));
    expect((await get(id)).__v).toBe(waiting.__v);
    await test.furnish(institute);
    await applyScheduledStatuses(test.db, later(3));
    expect(await get(id)).toMatchObject({ status: 'Active', scheduledStatus: null });
  });

  it('what its status no longer allows is dropped, and owners do not see what is planned', async () => {
    const { id, ownerEmail } = await active();
    await move(id, { status: 'Inactive', reason, effectiveAt: later(5).toISOString() });
    const owner = (await test.signIn(ownerEmail)).accessToken;
    const own = await test.call('GET', `/institution/${id}`, { token: owner });
    expect(own.body.data.institution.scheduledStatus).toBeNull();
    const where = eq(institution.id, id);
    await test.db.update(institution).set({ status: 'Suspended' }).where(where);
    await applyScheduledStatuses(test.db, later(6));
    expect(await get(id)).toMatchObject({ status: 'Suspended', scheduledStatus: null });
  });

  it.each([
    [{ status: 'Suspended', reason, effectiveAt: later(-1).toISOString() }, 'effectiveAt'],
    [{ status: 'Suspended', reason, effectiveAt: later(400).toISOString() }, 'effectiveAt'],
    [{ status: 'Suspended', effectiveAt: later(1).toISOString() }, 'reason'],
    [{ status: 'Suspended', reason, resumeOn: day(4) }, 'resumeOn'],
    [{ status: 'Inactive', reason, resumeOn: day(0) }, 'resumeOn'],
    [
      { status: 'Inactive', reason, effectiveAt: later(5).toISOString(), resumeOn: day(5) },
      'resumeOn',
    ],
  ])('refuses %j, naming the field', async (body, path) => {
    const { id } = await active();
    const { status, body: refused } = await move(id, body);
    expect(status).toBe(400);
    expect(refused.errors).toMatchObject([{ path }]);
  });

  it('refuses to schedule what is not allowed now', async () => {
    const { id } = await active();
    const pending = { status: 'Pending', effectiveAt: later(1).toISOString() };
    expect((await move(id, pending)).body.code).toBe('INVALID_TRANSITION');
  });
});
