import type { AuditEntry } from '../../../contract/schemas/audit.ts';
import type { AuditLog } from '../audit-log.ts';
import { type ListOf, listOf } from '../list.ts';
import { type CallsOf, reaches } from '../world-call.ts';

const listed: ListOf<AuditEntry> = {
  search: ({ by, record, call }) => `${by?.name ?? ''} ${record.name ?? ''} ${record._id} ${call}`,
  filters: {
    institution: ({ institution }) => institution?._id,
    user: ({ by }) => by?._id,
    kind: ({ record }) => record.kind,
    record: ({ record }) => record._id,
    action: ({ action }) => action,
    call: ({ call }) => call,
    createdAt: ({ createdAt }) => createdAt,
  },
  sort: { createdAt: ({ _id }) => _id },
  defaultSort: '-createdAt',
};

export function auditCalls(log: AuditLog): CallsOf<'audit'> {
  return {
    list: ({ input, caller }) =>
      listOf(
        log.all().filter(({ institution }) => reaches(caller, institution?._id ?? null)),
        input,
        listed,
      ),
  };
}
