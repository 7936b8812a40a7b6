import { afterEach, describe, expect, it, vi } from 'vitest';
import { CLOCK_SKEW_SECONDS } from '../database/clock.ts';
import { inTransaction } from '../database/transaction.ts';
import { inRequest } from '../log.ts';
import {
  CLAIM_MS,
  claimMail,
  enqueueMail,
  hurryMail,
  onMailQueued,
  renewClaim,
} from '../outbox/outbox.ts';
import { type MailKind, outbox } from '../schema/outbox.ts';
import { ADMIN, allDatabases, ORIGIN, useTestApp } from '../testing/app.ts';
import type { Letter } from './letter.ts';
import { startMailWorker } from './mail-worker.ts';
import { NotSent } from './mailer.ts';

/** Ends once it is aborted. */
function abortedWith(error: Error, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(error), { once: true });
  });
}

describe.each(allDatabases)('the mail worker on $kind', (database) => {
  const test = useTestApp(database);

  afterEach(() => {
    vi.useRealTimers();
  });

  function later(seconds: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  }

  function mailWorker(send: (letter: Letter) => Promise<void>) {
    const settings = { ...test.config, origin: ORIGIN };
    return startMailWorker(test.db, { send }, settings);
  }

  it('keeps an email until it is sent, and retries with growing pauses', async () => {
    later(0); // The clock stands still from here.
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const sent: string[] = [];
    let broken = true;
    const own = mailWorker(async ({ to }) => {
      if (broken) throw new Error('The server is away.');
      sent.push(to.address);
    });
    await enqueueMail(test.db, 'passwordChanged', ADMIN, new Date());
    for (const seconds of [30, 60, 120]) {
      await own.deliver();
      later(seconds - 1);
      const tries = write.mock.calls.length;
      await own.deliver();
      expect(write.mock.calls).toHaveLength(tries);
      later(2);
    }
    broken = false;
    await own.deliver();
    expect(sent).toEqual([ADMIN]);
    expect(await test.db.select().from(outbox)).toEqual([]);
    await own.stop();
    write.mockRestore();
  });

  it('sends each email once, although several workers run', async () => {
    const sent: string[] = [];
    const people = [0, 1, 2].map(() => mailWorker(async ({ to }) => void sent.push(to.address)));
    for (let count = 0; count < 30; count += 1) {
      await enqueueMail(test.db, 'passwordChanged', ADMIN, new Date());
    }
    await Promise.all(people.map((worker) => worker.deliver()));
    await Promise.all(people.map((worker) => worker.deliver()));
    expect(sent).toHaveLength(30);
    for (const worker of people) await worker.stop();
  });

  it('is notified of a queued email once it is committed, and of no other write', async () => {
    const heard: MailKind[] = [];
    const end = onMailQueued((kind) => heard.push(kind));
    await test.db.delete(outbox);
    await enqueueMail(test.db, 'reset', ADMIN, new Date());
    expect(heard).toEqual(['reset']);
    await inTransaction(test.db, async (tx) => {
      await enqueueMail(tx, 'invitation', ADMIN, new Date());
      expect(heard).toHaveLength(1);
    });
    expect(heard).toEqual(['reset', 'invitation']);
    const undone = inTransaction(test.db, async (tx) => {
      await enqueueMail(tx, 'passwordChanged', ADMIN, new Date());
      throw new Error('of the work');
    });
    await expect(undone).rejects.toThrow();
    expect(heard).toHaveLength(2);
    end();
    await test.db.delete(outbox);
  });

  it('sends soon after a wake; for a forgotten password at a random moment', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const settings = { ...test.config, origin: ORIGIN, resetSpreadMs: 10_000 };
    const own = startMailWorker(test.db, { async send() {} }, settings);
    for (const [kind, ms] of [
      ['invitation', 100],
      ['reset', 5100],
    ] as const) {
      own.wake(kind);
      vi.advanceTimersByTime(ms - 1);
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(1);
      expect(vi.getTimerCount()).toBe(0);
    }
    vi.useRealTimers();
    vi.restoreAllMocks();
    await own.stop();
  });

  it('keeps no email waiting for the moment of a forgotten password', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const settings = { ...test.config, origin: ORIGIN, resetSpreadMs: 10_000 };
    const own = startMailWorker(test.db, { async send() {} }, settings);
    own.wake('reset');
    own.wake('invitation');
    // A later one moves none that is sooner.
    own.wake('reset');
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    vi.restoreAllMocks();
    await own.stop();
  });

  it('sends outside the context of the request that wakes it', async () => {
    const lines: string[] = [];
    const failed = Promise.withResolvers<void>();
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      lines.push(String(line));
      failed.resolve();
      return true;
    });
    await enqueueMail(test.db, 'passwordChanged', ADMIN, new Date());
    const own = mailWorker(() => Promise.reject(new Error('The server is away.')));
    inRequest('the-request', () => own.wake('passwordChanged'));
    await failed.promise;
    await own.stop();
    expect(lines.join('')).toContain('mail.failed');
    expect(lines.join('')).not.toContain('the-request');
    vi.restoreAllMocks();
    await test.db.delete(outbox);
  });

  it('renews its claim on an email that takes longer than a claim lasts', async () => {
    const sent: string[] = [];
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const slowWorker = mailWorker(async () => {
      sent.push('one');
      begun.resolve();
      await slow.promise;
    });
    const secondWorker = mailWorker(async () => void sent.push('other'));
    await enqueueMail(test.db, 'passwordChanged', ADMIN, new Date());
    const delivered = slowWorker.deliver();
    await begun.promise;
    const dueAt = async () => (await test.db.select().from(outbox))[0]?.dueAt.getTime() ?? 0;
    for (let minute = 0; minute < 10; minute += 1) {
      const before = await dueAt();
      vi.advanceTimersByTime(60_000);
      await vi.waitUntil(async () => (await dueAt()) > before, 300_000);
      await secondWorker.deliver();
    }
    slow.resolve();
    await delivered;
    expect(sent).toEqual(['one']);
    expect(await test.db.select().from(outbox)).toEqual([]);
    vi.useRealTimers();
    await slowWorker.stop();
    await secondWorker.stop();
  });

  it('is not sent by two processes whose clocks differ', async () => {
    const now = Date.now();
    await enqueueMail(test.db, 'passwordChanged', ADMIN, new Date(now));
    expect(await claimMail(test.db, new Date(now))).toBeDefined();
    const ahead = new Date(now + CLOCK_SKEW_SECONDS * 1000);
    expect(await claimMail(test.db, ahead)).toBeUndefined();
    await test.db.delete(outbox);
  });

  it('does not wait for the time of a clock that was an hour ahead, nor goes out before its own', async () => {
    const now = new Date();
    const hour = new Date(now.getTime() + 3_600_000);
    await enqueueMail(test.db, 'passwordChanged', ADMIN, hour);
    const [wrong] = await test.db.select().from(outbox);
    await test.db.insert(outbox).values([
      { id: 'f'.repeat(24), kind: 'reset', email: ADMIN, createdAt: now, dueAt: hour },
      { id: 'e'.repeat(24), kind: 'reset', email: ADMIN, createdAt: hour, dueAt: hour, tries: 1 },
    ]);
    expect(await claimMail(test.db, now)).toBeUndefined();
    await hurryMail(test.db, now);
    expect(await claimMail(test.db, now)).toMatchObject({ id: wrong?.id, tries: 1 });
    expect(await claimMail(test.db, now)).toBeUndefined();
    await test.db.delete(outbox);
  });

  it('does not shorten a claim by a renewal that arrives late', async () => {
    const now = Date.now();
    await enqueueMail(test.db, 'passwordChanged', ADMIN, new Date(now));
    const mail = await claimMail(test.db, new Date(now));
    if (!mail) throw new Error('The email is claimed.');
    await renewClaim(test.db, mail, new Date(now + 60_000));
    await renewClaim(test.db, mail, new Date(now + 30_000));
    const [renewed] = await test.db.select().from(outbox);
    expect(renewed?.dueAt).toEqual(new Date(now + 60_000 + CLAIM_MS));
    await test.db.delete(outbox);
  });

  it('leaves an email alone that another process has claimed since', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await enqueueMail(test.db, 'passwordChanged', ADMIN, new Date());
    const dueAt = new Date(Date.now() + 3_600_000);
    const own = mailWorker(async () => {
      // The row looks as if this process had been asleep for longer than its claim.
      await test.db.update(outbox).set({ tries: 7, dueAt });
      throw new Error('The server is away.');
    });
    await own.deliver();
    expect(await test.db.select().from(outbox)).toMatchObject([{ tries: 7, dueAt }]);
    await own.stop();
    await test.db.delete(outbox);
    vi.restoreAllMocks();
  });

  it('stops without waiting for a silent server, and puts the email back', async () => {
    for (const _ of [1, 2, 3]) await enqueueMail(test.db, 'passwordChanged', ADMIN, new Date());
    const begun = Promise.withResolvers<void>();
    let sent = 0;
    const send = (_: Letter, signal?: AbortSignal) => {
      sent += 1;
      begun.resolve();
      return abortedWith(new NotSent('Aborted.'), signal);
    };
    const settings = { ...test.config, origin: ORIGIN, stopMs: 1 };
    const own = startMailWorker(test.db, { send }, settings);
    void own.deliver();
    await begun.promise;
    await own.stop();
    expect(sent).toBe(1);
    const mails = await test.db.select().from(outbox);
    expect(mails.filter(({ dueAt }) => dueAt.getTime() <= Date.now())).toHaveLength(3);
    await test.db.delete(outbox);
  });

  it('keeps its claim on an email that the server may have accepted when it stops', async () => {
    await enqueueMail(test.db, 'passwordChanged', ADMIN, new Date());
    const begun = Promise.withResolvers<void>();
    const send = (_: Letter, signal?: AbortSignal) => {
      begun.resolve();
      return abortedWith(new Error('The connection was closed.'), signal);
    };
    const settings = { ...test.config, origin: ORIGIN, stopMs: 1 };
    const own = startMailWorker(test.db, { send }, settings);
    void own.deliver();
    await begun.promise;
    await own.stop();
    const mails = await test.db.select().from(outbox);
    expect(mails.map(({ dueAt }) => dueAt.getTime() > Date.now())).toEqual([true]);
    await test.db.delete(outbox);
  });

  it('removes an email that has no recipient', async () => {
    await enqueueMail(test.db, 'reset', 'nobody@nowhere.example', new Date());
    expect(await test.mail()).toEqual([]);
    expect(await test.db.select().from(outbox)).toEqual([]);
  });
});
