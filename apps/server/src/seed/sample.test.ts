import { INSTITUTION_STATUSES, schemas } from '@booking/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PLATFORM } from '../database/scope.ts';
import { institutions } from '../institution/store.ts';
import { meta } from '../schema/meta.ts';
import { paper, paperSeries } from '../schema/paper.ts';
import { subscription } from '../schema/subscription.ts';
import { appUser } from '../schema/tenant.ts';
import { allDatabases, useTestApp } from '../testing/app.ts';
import { SAMPLE_INSTITUTES, seedSample } from './sample.ts';

describe.each(allDatabases)('the sample data on $kind', (database) => {
  const test = useTestApp(database);

  it('never comes into a database that someone uses', async () => {
    expect(await seedSample(test.db, new Date())).toBe(false);
    expect(await test.db.select().from(appUser)).toHaveLength(1);
  });

  it('fills an empty database once, with institutes of the contract’s form', async () => {
    await test.db.delete(appUser);
    expect(await seedSample(test.db, new Date())).toBe(true);
    expect(await seedSample(test.db, new Date())).toBe(true);
    expect(await test.db.select().from(meta).where(eq(meta.key, 'sampleData'))).toHaveLength(1);
    const context = { db: test.db, actor: { scope: PLATFORM } };
    const seen = new Set<string>();
    for (let page = 1; seen.size < SAMPLE_INSTITUTES; page += 1) {
      const list = await institutions.list({ ...context, query: { page, limit: 100 } });
      expect(list.total).toBe(SAMPLE_INSTITUTES);
      expect(list.results).toBeGreaterThan(0);
      for (const institute of z.parse(
        z.array(schemas.institution.list.response),
        JSON.parse(list.json),
      )) {
        seen.add(institute._id);
        expect(INSTITUTION_STATUSES).toContain(institute.status);
        expect(institute.statusHistory.at(-1)?.to).toBe(institute.status);
        expect(institute.owner?.email).toMatch(/\.example$/);
        expect(institute.phone).toMatch(/^\+9198\d{8}$/);
        expect(institute.address.postalCode).toMatch(/^[1-9]\d{5}$/);
        expect(Date.parse(institute.createdAt)).toBeLessThanOrEqual(Date.now());
        expect(Date.parse(institute.statusChangedAt)).toBeLessThanOrEqual(Date.now());
      }
    }
    // A newcomer sees papers, numbered as if each had been issued with its line.
    const papers = await test.db.select().from(paper).orderBy(paper.sequence);
    for (const kind of ['taxInvoice', 'receipt'] as const) {
      const years = Map.groupBy(
        papers.filter((row) => row.kind === kind),
        ({ financialYear }) => financialYear,
      );
      expect(years.size).toBeGreaterThan(0);
      for (const [financialYear, rows] of years) {
        expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, at) => at + 1));
        const days = rows.map(({ day }) => day);
        expect(days).toEqual(days.toSorted());
        const [series] = await test.db
          .select()
          .from(paperSeries)
          .where(and(eq(paperSeries.kind, kind), eq(paperSeries.financialYear, financialYear)));
        expect(series?.last).toBe(rows.length);
      }
    }
    expect((await test.db.select().from(appUser)).length).toBeGreaterThanOrEqual(600);
    for (const { events } of await test.db.select().from(subscription)) {
      expect(events.at(-1)?.action).toBe('create');
      const times = events.map(({ at }) => at);
      expect(times).toEqual(times.toSorted().toReversed());
    }
  });
});
