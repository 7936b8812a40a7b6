import * as z from 'zod/mini';
import { AUDIT_ACTIONS, AUDIT_KINDS } from '../facts/audit.ts';
import { anyOf, filterValue, listQuery, range } from '../list.ts';
import { named, taking } from '../named.ts';
import { audit, id, idOf, instantAsked } from '../values.ts';

const kind = z.enum(AUDIT_KINDS, 'Choose a kind.');
const action = z.enum(AUDIT_ACTIONS, 'Choose an action.');

/** A change of one field of a record. */
export const auditChange = z.object({
  /** As in the contract, with the fields that hold it: `address.city`. Amounts that end in `Minor` are in the smallest unit. */
  field: z.string(),
  /** Missing where the field had no value. */
  from: z.optional(z.unknown()),
  /** Missing where the field has none now. */
  to: z.optional(z.unknown()),
  /** For secrets, which are never stored: the field has changed. */
  hidden: z.optional(z.literal(true)),
});
export interface AuditChange extends z.infer<typeof auditChange> {}

/** A change of one record: who made it, when, from where, and what was and is. Entries never change. */
export const auditEntry = z.object({
  _id: id,
  /** Who made it, by their name and role at that time. Null for the product itself, and for someone not signed in. */
  by: z.nullable(z.object({ _id: id, name: z.nullable(z.string()), role: z.nullable(z.string()) })),
  /** Null for records of the platform. */
  institution: z.nullable(z.object({ _id: id, name: z.string() })),
  /** The call that made it, as in `institution.update`. Null for a change by the product itself. */
  call: z.nullable(z.string()),
  /** Names the request in the server’s log. */
  requestId: z.nullable(z.string()),
  address: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  action,
  /** The changed record, by its name at that time. */
  record: z.object({ kind, _id: z.string(), name: z.nullable(z.string()) }),
  changes: z.array(auditChange),
  /** When it was made. The other fields are those of every record, but entries never change. */
  ...audit,
});
export interface AuditEntry extends z.infer<typeof auditEntry> {}

const auditLogQuery = listQuery({
  sort: ['createdAt'],
  filters: {
    institution: anyOf(idOf('an institute')),
    user: anyOf(idOf('a user')),
    kind: anyOf(kind),
    /** Of a record. */
    record: anyOf(filterValue),
    action: anyOf(action),
    call: anyOf(filterValue),
    ...range('createdAt', instantAsked),
  },
});
export interface AuditLogQuery extends z.input<typeof auditLogQuery> {}

export const auditSchemas = {
  list: {
    query: taking<AuditLogQuery>()(auditLogQuery),
    response: named<AuditEntry>(auditEntry),
  },
};

export { auditRoutes } from '../resources/audit.ts';
