import type { AuditEntry } from '@booking/api-client';
import type { AuditAction, AuditKind } from '@booking/api-client/facts';
import { AUDIT_KINDS, PLATFORM_TIME_ZONE } from '@booking/api-client/facts';
import { formatDay, formatInstant } from '../dates/shown-date.ts';
import { capitalized } from '../labels/capitalized.ts';
import { noticeLabels } from '../labels/notice-labels.ts';
import { numberFormat } from '../region/region.ts';

/** Kinds of records whose names on screens differ from those of the contract. */
const kindWords: Partial<Readonly<Record<AuditKind, string>>> = {
  institution: 'Institute',
  pricing: 'Plan',
  rate: 'Rates',
  ota: 'OTA',
  color: 'Colour',
  statusColor: 'Status colour',
  setting: 'Settings',
  rolePermission: 'Role',
  whatsapp: 'WhatsApp message',
  generic: 'What can be rented',
  bkbtrSetting: 'Platform settings',
  housekeepingHold: 'Safeguard',
  bulk: 'Bulk change',
};

/** The label of a kind of record: "bankLine" is "Bank line". */
export function kindLabel(kind: AuditKind): string {
  return kindWords[kind] ?? capitalized(spaced(kind));
}

/** All kinds, by their labels. */
export const kindOptions = AUDIT_KINDS.map((value) => ({ value, label: kindLabel(value) })).sort(
  (a, b) => a.label.localeCompare(b.label),
);

export const actionLabels: Readonly<Record<AuditAction, string>> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
};

/** Records whose creation has a name of its own. */
const created: Partial<Readonly<Record<AuditKind, string>>> = {
  session: 'Signed in',
  email: 'Email queued',
  securityEvent: 'Security event',
  paper: 'Paper issued',
};

/** Returns the title of an entry: "Changed: Institute Neem Tree House". */
export function entryTitle({ action, record }: AuditEntry): string {
  return titleOf(action, record);
}

/** Returns the title of an action on a record. */
export function titleOf(
  action: AuditAction,
  { kind, name }: Pick<AuditEntry['record'], 'kind' | 'name'>,
): string {
  const event = action === 'create' ? created[kind] : undefined;
  if (event) return name ? `${event}: ${kind === 'email' ? emailName(name) : name}` : event;
  return `${actionLabels[action]}: ${kindLabel(kind)}${name ? ` ${name}` : ''}`;
}

const noticeNames: ReadonlyMap<string, string> = new Map(Object.entries(noticeLabels));

/** An address, or the kind of an email about a subscription, in words. */
const emailName = (name: string): string => noticeNames.get(name) ?? name;

/** Returns who made a change. Someone who was not signed in made a call; the product itself makes none. */
export function whoOf({ by, call }: AuditEntry): string {
  return by?.name ?? (call ? 'Not signed in' : 'System');
}

/** Names of fields whose labels on screens differ from them. */
const words: Readonly<Record<string, string>> = {
  firstName: 'First name',
  templateId: 'Template',
  ownerId: 'Owner',
  line1: 'Address',
  line2: 'Address, second line',
  gstin: 'GSTIN',
  passwordHash: 'Password',
  pan: 'PAN',
  hex: 'Colour',
  whatsappNumber: 'WhatsApp number',
  accountManagerId: 'Account manager',
  planSnapshot: 'What the plan includes',
  isReadOnly: 'Read-only',
  expiresAt: 'Ends by',
  agent: 'Browser',
  trialEndsAt: 'Trial ends on',
};

/** The label of a field: "baseOccupancy" is "Base occupancy", "company.legalName" "Company, legal name". */
export function fieldLabel(field: string): string {
  const parts = field.split('.').map((part) => words[part] ?? spaced(part));
  return capitalized(
    parts
      .map((part, at) =>
        at === 0 ? part : part.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
      )
      .join(', '),
  );
}

function spaced(name: string): string {
  return name
    .replace(/(Id|Ids|Minor|At)$/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A value as text: yes and no, days and moments in words, lists with commas. */
export function valueText(value: unknown, field: string): string {
  if (value === undefined || value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    return numberFormat().format(field.endsWith('Minor') ? value / 100 : value);
  }
  if (typeof value === 'string') return momentText(value);
  if (Array.isArray(value)) return value.map((item) => valueText(item, field)).join(', ');
  return Object.entries(value)
    .map(([key, item]) => `${fieldLabel(key)}: ${valueText(item, key)}`)
    .join('; ');
}

function momentText(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text);
  // An instant, as the database writes it.
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text)) {
    return formatInstant(new Date(text).toISOString(), PLATFORM_TIME_ZONE);
  }
  return text;
}
