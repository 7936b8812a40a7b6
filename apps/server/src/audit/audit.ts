import { and, type SQL, sql } from 'drizzle-orm';
import { type DocumentFields, isoInstant } from '../database/document.ts';
import { idAt } from '../database/id.ts';
import { anyOfValues, inRange, listPage } from '../database/list.ts';
import { searchCondition } from '../database/matches.ts';
import { within } from '../database/scope.ts';
import type { Call, Handlers } from '../http/call.ts';
import { auditEntry } from '../schema/audit-entry.ts';
import { institution } from '../schema/tenant.ts';

/** The audit log. Triggers of the database write its entries (`database/migrations/0033_audit-log.sql`). */
export const auditHandlers: Handlers['audit'] = {
  list: async (call) => {
    const among = within(call.actor.scope, auditEntry.institutionId);
    return listPage(call.db, call.query, {
      rows,
      from: sql`${auditEntry} left join ${institution} on ${institution.id} = ${auditEntry.institutionId}`,
      within: among,
      where: await conditionOf(call, among),
      id: auditEntry.id,
      document,
      // In the order of time.
      sort: { createdAt: auditEntry.id },
      defaultSort: '-createdAt',
    });
  },
};

const rows = sql`${auditEntry}`;

const document: DocumentFields = {
  _id: sql`${auditEntry.id}`,
  by: sql`case when ${auditEntry.userId} is null then null else json_build_object(
    '_id', ${auditEntry.userId}, 'name', ${auditEntry.userName}, 'role', ${auditEntry.userRole}) end`,
  institution: sql`case when ${institution.id} is null then null else json_build_object(
    '_id', ${institution.id}, 'name', ${institution.name}) end`,
  call: sql`${auditEntry.call}`,
  requestId: sql`${auditEntry.requestId}`,
  address: sql`${auditEntry.address}`,
  userAgent: sql`${auditEntry.userAgent}`,
  action: sql`${auditEntry.action}`,
  record: sql`json_build_object('kind', ${auditEntry.recordKind}, '_id', ${auditEntry.recordId},
    'name', ${auditEntry.recordName})`,
  changes: sql`${auditEntry.changes}`,
  createdAt: isoInstant(auditEntry.at),
  updatedAt: isoInstant(auditEntry.at),
  createdBy: sql`${auditEntry.userId}`,
  updatedBy: sql`${auditEntry.userId}`,
  __v: sql`0`,
};

async function conditionOf(
  { db, query }: Call<'audit', 'list'>,
  among: SQL,
): Promise<SQL | undefined> {
  const searched = { column: auditEntry.searchText, rows, among };
  return and(
    await searchCondition(db, searched, query.search),
    anyOfValues(auditEntry.id, query._id),
    anyOfValues(auditEntry.institutionId, query.institution),
    anyOfValues(auditEntry.userId, query.user),
    anyOfValues(auditEntry.recordKind, query.kind),
    anyOfValues(auditEntry.recordId, query.record),
    anyOfValues(auditEntry.action, query.action),
    anyOfValues(auditEntry.call, query.call),
    inRange(auditEntry.at, 'createdAt', query, 'timestamptz'),
    isBegunIn(query),
  );
}

/** The rounding of the time of an entry, which its id has in full milliseconds. */
const ROUNDED_MS = 1;

/** Ids begin with the time of their entries: by them, the key finds those of a few minutes. */
function isBegunIn(query: Call<'audit', 'list'>['query']): SQL | undefined {
  const from = query['createdAt[gte]'] ?? query['createdAt[gt]'];
  const to = query['createdAt[lte]'] ?? query['createdAt[lt]'];
  const idOf = (instant: string, ms: number) => idAt(Math.max(0, Date.parse(instant) + ms), 0);
  return and(
    from === undefined ? undefined : sql`${auditEntry.id} >= ${idOf(from, -ROUNDED_MS)}`,
    to === undefined ? undefined : sql`${auditEntry.id} < ${idOf(to, ROUNDED_MS + 1)}`,
  );
}
