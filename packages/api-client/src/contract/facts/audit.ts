import { access } from './access.ts';

/** Records that no resource of the contract has as rows of its own. */
const BESIDE_RESOURCES = [
  'session',
  'securityEvent',
  'passwordLink',
  'email',
  'accountEntry',
  'channel',
  'statusColor',
  'housekeepingHold',
] as const;

/** Resources whose records go by another name, or that have none. */
const WITHOUT_RECORDS = ['audit', 'notice', 'report', 'statement', 'twoFactor'] as const;

type RecordedGroup = Exclude<keyof typeof access, (typeof WITHOUT_RECORDS)[number]>;

/** Kind of a record in the audit log: its resource, as a rule. */
export type AuditKind = RecordedGroup | (typeof BESIDE_RESOURCES)[number];

/** A new resource is a kind without a line here. */
export const AUDIT_KINDS: readonly AuditKind[] = /* @__PURE__ */ auditKinds();

function auditKinds(): AuditKind[] {
  return [...BESIDE_RESOURCES, ...Object.keys(access).filter(isRecorded)];
}

function isRecorded(group: string): group is RecordedGroup {
  return WITHOUT_RECORDS.every((name) => name !== group);
}

export const AUDIT_ACTIONS = ['create', 'update', 'delete'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
