import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Who makes a change, and through which call: the audit log records it with every change of a transaction. */
export interface AuditContext {
  requestId: string;
  address?: string;
  userAgent?: string | undefined;
  /** Name of the call, as in `institution.update`; undefined for work that is no call of the API. */
  call?: string;
  /** Undefined where no one is signed in. */
  userId?: string;
  userName?: string;
  userRole?: string;
}

/** Change of one field: without `from`, it had no value; without `to`, it has none now. */
export interface FieldChange {
  readonly field: string;
  readonly from?: unknown;
  readonly to?: unknown;
  /** A secret or private value: only the fact that it changed is stored. */
  readonly hidden?: true;
}

/**
 * Who changed what. Triggers of the other tables write it (`audit_write()` of its migration), and it is never changed: the
 * database refuses. It has a partition a month, which this definition can't say.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    /** Made from the time of the transaction and a counter, so that entries sort as they happened. */
    id: text('id').notNull(),
    at: instant('at').notNull(),
    /** Names the request in the log; null for what the product did by itself. */
    requestId: text('request_id'),
    /** Name of the call, as in `institution.update`; null for what the product did by itself. */
    call: text('call'),
    /** Null for the product itself, and for a visitor. */
    userId: text('user_id'),
    /** Name and role as they were then. */
    userName: text('user_name'),
    userRole: text('user_role'),
    /** Null for what is the platform’s. */
    institutionId: text('institution_id'),
    address: text('address'),
    userAgent: text('user_agent'),
    action: text('action').$type<'create' | 'update' | 'delete'>().notNull(),
    recordKind: text('record_kind').notNull(),
    recordId: text('record_id').notNull(),
    /** Name of the record at that time. */
    recordName: text('record_name'),
    changes: jsonb('changes').$type<readonly FieldChange[]>().notNull(),
    /** Folded text for the list's search: who, what and from where, in lower case. */
    searchText: text('search_text').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.at] }),
    index('audit_entry_institution').on(t.institutionId, t.id),
    index('audit_entry_user').on(t.userId, t.id),
    index('audit_entry_record').on(t.recordId, t.id),
    // Of few values, which take little space alone: filters by those that few entries have.
    index('audit_entry_kind').on(t.recordKind),
    index('audit_entry_action').on(t.action),
    index('audit_entry_call').on(t.call),
    index('audit_entry_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);
