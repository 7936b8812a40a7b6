import type { AuditEntry } from '@booking/api-client';
import { kindLabel, whoOf } from '../audit/audit-words.ts';
import { ChangeFacts } from '../audit/change-facts.tsx';
import { Facts } from '../facts/facts.tsx';
import { RecordMoment } from '../facts/record-moment.tsx';

/** An entry of the audit log: what changed, who it was and from where. */
export function AuditDetails({ row }: { readonly row: AuditEntry }) {
  const { by, record, institution, createdAt, address, userAgent, call, requestId, changes } = row;
  return (
    <>
      <ChangeFacts changes={changes} />
      <Facts
        heading="Details"
        facts={[
          { term: 'When', value: <RecordMoment at={createdAt} /> },
          { term: 'Who', value: by?.role ? `${whoOf(row)}, ${by.role}` : whoOf(row) },
          // Of an institute, the record says it.
          ...(record.kind === 'institution'
            ? []
            : [{ term: 'Institute', value: institution?.name }]),
          { term: kindLabel(record.kind), value: record.name ?? record._id },
          { term: 'IP address', value: address },
          { term: 'Browser', value: userAgent },
          { term: 'Call', value: call && <code>{call}</code> },
          { term: 'Request ID', value: requestId && <code>{requestId}</code> },
        ]}
      />
    </>
  );
}
