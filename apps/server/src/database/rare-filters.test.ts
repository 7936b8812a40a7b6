import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '../schema/audit-entry.ts';
import { bankLine } from '../schema/bank-line.ts';
import { note } from '../schema/note.ts';
import { notice } from '../schema/notice.ts';
import { paper } from '../schema/paper.ts';
import { institution } from '../schema/tenant.ts';
import { whatsapp } from '../schema/whatsapp.ts';
import { insertAnyRows } from '../testing/any-rows.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { planOf, rowsRead } from '../testing/plans.ts';
import { statementsOf } from '../testing/statements.ts';

const ROWS = 30_000;
/** One row of so many has a rare value: three of all, which no page is filled with. */
const RARE_EACH = 10_000;
/** Rows that a page of a rare value may read, with those that its documents are made of. */
const FEW = 500;
/** Has all rows with a rare value. */
const INSTITUTE = 'a'.repeat(24);
const DAY = '2031-05-17';

const rarely = (rare: string, otherwise: string) =>
  `case when n % ${RARE_EACH} = 0 then '${rare}' else '${otherwise}' end`;
const dayOf = `(${rarely(DAY, '2026-01-01')})::date`;
/** Nothing to search for, which is quicker to write. */
const unsearched = { search_text: "''" };
/** Of all others, each has another one. */
const rareId = `case when n % ${RARE_EACH} = 0 then '${INSTITUTE}' else substr(md5(n::text), 1, 24) end`;
const institutionId = { institution_id: rareId };

interface Rare {
  readonly path: string;
  readonly table: PgTable;
  /** Values of the filtered columns: nearly always one, and a rare one. */
  readonly values: Readonly<Record<string, string>>;
  /** Each filter of the contract with its rare value. */
  readonly filters: readonly string[];
}

const RARE: readonly Rare[] = [
  {
    path: '/audit-log',
    table: auditEntry,
    values: {
      ...institutionId,
      ...unsearched,
      // The time that an entry begins with.
      id: "lpad(to_hex((extract(epoch from timestamptz '2031-05-01Z') * 1000)::bigint + n), 12, '0') || lpad(to_hex(n), 12, '0')",
      at: "timestamptz '2031-05-01Z' + n * interval '1 ms'",
      user_id: rareId,
      record_id: rareId,
      record_kind: rarely('passwordLink', 'rate'),
      action: rarely('delete', 'update'),
      call: rarely('pricing.remove', 'rate.update'),
    },
    filters: [
      `institution=${INSTITUTE}`,
      `user=${INSTITUTE}`,
      `record=${INSTITUTE}`,
      'kind=passwordLink',
      'action=delete',
      'call=pricing.remove',
      'createdAt[gte]=2031-05-01T00:00:10.000Z&createdAt[lt]=2031-05-01T00:00:10.003Z',
    ],
  },
  {
    path: '/paper',
    table: paper,
    values: {
      ...institutionId,
      searched_as: "''",
      subscription_id: rareId,
      taxes: "'[]'::jsonb",
      number: 'substr(md5(n::text), 1, 16)',
      entry_id: "lpad(to_hex(n), 24, '0')",
      kind: rarely('refundVoucher', 'taxInvoice'),
      day: dayOf,
    },
    filters: [
      `institution=${INSTITUTE}`,
      `subscription=${INSTITUTE}`,
      'entry=000000000000000000002710,000000000000000000004e20,000000000000000000007530',
      'kind=refundVoucher',
      `day[gte]=${DAY}`,
    ],
  },
  {
    path: '/note',
    table: note,
    values: {
      ...institutionId,
      ...unsearched,
      owner_id: rareId,
      due_on: dayOf,
      next_step: "'Call them'",
      done_at: `case when n % ${RARE_EACH} > 0 then now() end`,
    },
    filters: [`institution=${INSTITUTE}`, `owner=${INSTITUTE}`, 'isOpen=true', `dueOn[gte]=${DAY}`],
  },
  {
    path: '/bankLine',
    table: bankLine,
    values: {
      ...institutionId,
      ...unsearched,
      status: rarely('Dismissed', 'Recorded'),
      day: dayOf,
    },
    filters: [`institution=${INSTITUTE}`, 'status=Dismissed', `day[gte]=${DAY}`],
  },
  {
    path: '/notice',
    table: notice,
    values: {
      ...institutionId,
      subscription_id: rareId,
      paper_id: rareId,
      occasion: 'n::text',
      kind: rarely('suspended', 'paid'),
      status: rarely('Failed', 'Sent'),
      day: dayOf,
    },
    filters: [
      `institution=${INSTITUTE}`,
      `subscription=${INSTITUTE}`,
      `paper=${INSTITUTE}`,
      'kind=suspended',
      'status=Failed',
      `day[gte]=${DAY}`,
    ],
  },
  {
    path: '/whatsapp',
    table: whatsapp,
    values: {
      ...institutionId,
      ...unsearched,
      event: rarely('midStay', 'bookingCreated'),
      status: rarely('Blocked', 'Active'),
    },
    // A status of templates is in another table: for it, all messages are read.
    filters: [`institution=${INSTITUTE}`, 'event=midStay', 'status=Blocked'],
  },
];

const pages = RARE.flatMap(({ path, filters }) =>
  filters.flatMap((filter) => [`${path}?${filter}`, `${path}?${filter}&after=${'0'.repeat(24)}`]),
);

/** The embedded one has the same planner. */
const served = databases.filter(({ kind }) => kind === 'postgres');

describe.each(served)('a filter that few of thirty thousand rows have, on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    await insertAnyRows(test.pool, institution, 1, {
      id: `'${INSTITUTE}'`,
      tags: "'{}'",
    });
    for (const { table, values } of RARE) await insertAnyRows(test.pool, table, ROWS, values);
  });

  it.each(pages)('[API-06] %s reads few rows', async (path) => {
    let results = 0;
    const sent = await statementsOf(async () => {
      const { status, body } = await test.call('GET', path, { token });
      expect(status, JSON.stringify(body)).toBe(200);
      results = body.results;
    });
    expect(results).toBe(ROWS / RARE_EACH);
    const page = sent.find(({ text }) => text.includes('json_agg(page.document'));
    const plan = page ? await planOf(test.pool, page, true) : [];
    expect(plan).not.toEqual([]);
    expect(rowsRead(plan)).toBeLessThanOrEqual(FEW);
  });
});
