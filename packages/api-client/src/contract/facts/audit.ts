/** What the audit log names records by. */
export const AUDIT_KINDS = [
  'institution',
  'user',
  'session',
  'securityEvent',
  'passwordLink',
  'email',
  'note',
  'subscription',
  'accountEntry',
  'paper',
  'receivable',
  'bankLine',
  'pricing',
  'category',
  'asset',
  'rate',
  'channel',
  'ota',
  'color',
  'statusColor',
  'policy',
  'setting',
  'rolePermission',
  'whatsapp',
  'template',
  'generic',
  'bkbtrSetting',
  'housekeepingHold',
  'bulk',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export const AUDIT_ACTIONS = ['create', 'update', 'delete'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
