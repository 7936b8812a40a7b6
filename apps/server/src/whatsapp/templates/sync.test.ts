import { beforeEach, describe, expect, it } from 'vitest';
import { messageTemplate, messageTemplateSync } from '../../schema/message-template.ts';
import { allDatabases, useTestApp } from '../../testing/app.ts';
import { ProviderError, type ProviderTemplate, type TemplateProvider } from './provider.ts';
import { sampleProvider } from './sample.ts';
import { createTemplateSync } from './sync.ts';

const DAY = 86_400_000;
const now = new Date('2026-11-26T06:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

describe.each(allDatabases)('the templates of a provider on $kind', (database) => {
  const test = useTestApp(database);

  beforeEach(async () => {
    await test.db.delete(messageTemplate);
    await test.db.delete(messageTemplateSync);
  });

  /** A provider of an account that counts who reads it. */
  function provider(account: string, list: TemplateProvider['list']) {
    let reads = 0;
    const counted = () => {
      reads += 1;
      return list();
    };
    return { account, list: counted, reads: () => reads };
  }

  it('are read by one of several processes, also where none has read them before', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly ProviderTemplate[]>();
    const slow = provider('slow', async () => (slow.reads() === 1 ? promise : []));
    const [first, second] = [1, 2].map(() => createTemplateSync(async () => slow));
    const reading = first?.refresh(test.db, now);
    await expect.poll(slow.reads).toBe(1);
    // It goes on with what is there.
    await second?.refresh(test.db, now);
    expect(slow.reads()).toBe(1);
    resolve([]);
    await reading;
    await second?.refresh(test.db, now);
    expect(slow.reads()).toBe(1);
  });

  it('are read once for all who ask for one account, and after that for another', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly ProviderTemplate[]>();
    const slow = provider('slow', () => promise);
    const quick = provider('quick', () => sampleProvider.list());
    let configured = slow;
    const sync = createTemplateSync(async () => configured);
    const both = [sync.refresh(test.db, now), sync.refresh(test.db, now)];
    await expect.poll(slow.reads).toBe(1);
    configured = quick;
    // It does not wait for what is under way of the account before, which would overwrite it.
    await sync.refresh(test.db, now);
    expect([slow.reads(), quick.reads()]).toEqual([1, 0]);
    resolve([]);
    await Promise.all(both);
    await sync.refresh(test.db, now);
    expect([slow.reads(), quick.reads()]).toEqual([1, 1]);
  });

  it('are left alone for a day at most, whatever the provider asks for', async () => {
    const rude = provider('rude', async () => {
      throw new ProviderError('rateLimited', 'Later.', 1_000_000 * DAY);
    });
    const sync = createTemplateSync(async () => rude);
    await sync.refresh(test.db, now);
    await sync.refresh(test.db, later(DAY - 1), true);
    expect(rude.reads()).toBe(1);
    await sync.refresh(test.db, later(DAY), true);
    expect(rude.reads()).toBe(2);
  });

  it('are stored in batches, however many there are', async () => {
    const [sample] = await sampleProvider.list();
    if (!sample) throw new Error('The sample has templates.');
    const many = Array.from({ length: 2_001 }, (_, n) => ({ ...sample, name: `template_${n}` }));
    const sync = createTemplateSync(async () => provider('large', async () => many));
    await sync.refresh(test.db, now);
    expect(await test.db.$count(messageTemplate)).toBe(2_001);
  });
});
