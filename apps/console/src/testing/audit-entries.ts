import type { AuditEntry } from '@booking/api-client';
import { anInstitute } from './institutes.ts';
import { superAdmin } from './users.ts';

const { _id, name: instituteName } = anInstitute();
const institution = { _id, name: instituteName };

export function anAuditEntry(values: Partial<AuditEntry> = {}): AuditEntry {
  const createdAt = '2026-11-20T06:12:00.000Z';
  const name = `${superAdmin.firstName} ${superAdmin.lastName}`;
  return {
    _id: 'a'.repeat(24),
    by: { _id: superAdmin._id, name, role: superAdmin.role },
    institution,
    call: 'institution.update',
    requestId: '0b54a1de-31a5-4b4f-9c8f-6f0f3f0f1a11',
    address: '192.0.2.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    action: 'update',
    record: { kind: 'institution', _id: institution._id, name: institution.name },
    changes: [
      { field: 'name', from: 'Lakeview Rooms', to: 'Lakeview Residency' },
      { field: 'tags', to: ['vip'] },
    ],
    createdAt,
    updatedAt: createdAt,
    createdBy: superAdmin._id,
    updatedBy: superAdmin._id,
    __v: 0,
    ...values,
  };
}

/** A change of an institute, a renewal by the product itself, and a new password. */
export const someAuditEntries: readonly AuditEntry[] = [
  anAuditEntry(),
  anAuditEntry({
    _id: 'b'.repeat(24),
    by: null,
    call: null,
    requestId: null,
    address: null,
    userAgent: null,
    action: 'create',
    record: { kind: 'accountEntry', _id: 'c'.repeat(24), name: 'Plus, November 2026' },
    changes: [
      { field: 'amountMinor', to: 1_179_900 },
      { field: 'day', to: '2026-11-19' },
    ],
  }),
  anAuditEntry({
    _id: 'd'.repeat(24),
    institution: null,
    call: 'user.updateMyPassword',
    record: { kind: 'user', _id: superAdmin._id, name: 'Anjali Menon' },
    changes: [{ field: 'passwordHash', hidden: true }],
  }),
  anAuditEntry({
    _id: 'e'.repeat(24),
    institution: null,
    call: 'ota.update',
    record: { kind: 'ota', _id: '7'.repeat(24), name: 'Lagoon Stays' },
    changes: [{ field: 'name', from: 'Lagoon Rooms', to: 'Lagoon Stays' }],
  }),
];
