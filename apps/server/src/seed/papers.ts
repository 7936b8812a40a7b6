import { addMonths, financialYearOf } from '@booking/api-client/contract';
import { readSettings } from '../bkbtr-setting/store.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { paperKindOf, paperOf } from '../paper/issue.ts';
import { created } from '../schema/columns.ts';
import { paper, paperSeries } from '../schema/paper.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { platformDay } from '../subscription/rules.ts';

/** How far back papers go: enough to look at, and little to write. */
const MONTHS = 2;
/** Written by one statement each. */
const BATCH = 500;

/** Issues papers for the last lines of sample accounts, as if each had been issued with its line. */
export async function insertPapers(db: Database, now: Date): Promise<void> {
  const first = addMonths(platformDay(now), -MONTHS);
  const settings = await readSettings(db);
  const homes = new Map((await db.select().from(institution)).map((row) => [row.id, row]));
  const sold = new Map((await db.select().from(subscription)).map((row) => [row.id, row]));
  const entries = await db
    .select()
    .from(subscriptionEntry)
    .orderBy(subscriptionEntry.createdAt, subscriptionEntry.id);
  const due = new Map<string, number>();
  const series = new Map<string, typeof paperSeries.$inferInsert>();
  const papers: (typeof paper.$inferInsert)[] = [];
  for (const entry of entries) {
    const { institutionId, subscriptionId, createdAt, createdBy } = entry;
    const dueMinor = (due.get(institutionId) ?? 0) + entry.amountMinor;
    due.set(institutionId, dueMinor);
    const day = platformDay(createdAt);
    const kind = paperKindOf(entry);
    const buyerRow = homes.get(institutionId);
    const currency = sold.get(subscriptionId)?.currency;
    if (day < first || kind === null || !buyerRow || !currency) continue;
    const financialYear = financialYearOf(day);
    const sequence = (series.get(`${kind} ${financialYear}`)?.last ?? 0) + 1;
    series.set(`${kind} ${financialYear}`, { kind, financialYear, last: sequence });
    papers.push({
      id: newId(createdAt.getTime()),
      // Charges and payments are about no other paper.
      ...paperOf({
        entry,
        kind,
        day,
        sequence,
        settings,
        buyerRow,
        currency,
        dueMinor,
        about: undefined,
      }),
      ...created(createdBy, createdAt),
    });
  }
  for (let at = 0; at < papers.length; at += BATCH) {
    await db.insert(paper).values(papers.slice(at, at + BATCH));
  }
  if (series.size > 0) await db.insert(paperSeries).values([...series.values()]);
}
