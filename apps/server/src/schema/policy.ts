import type { PolicyContent } from '@booking/api-client/contract';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, instant } from './columns.ts';
import { institution } from './tenant.ts';

/** The policy of an institute. Its version is that of `policyVersion` with the number `version + 1`. */
export const policy = pgTable(
  'policy',
  {
    id: text('id').primaryKey(),
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    ...audit,
  },
  (t) => [uniqueIndex('policy_institution_key').on(t.institutionId)],
);

/**
 * Versions of policies, past and current. Rows are added and never changed; the oldest of very many go
 * (`policy/rows.ts`).
 */
export const policyVersion = pgTable(
  'policy_version',
  {
    id: text('id').primaryKey(),
    policyId: text('policy_id')
      .notNull()
      .references(() => policy.id),
    /** From 1. */
    versionNo: integer('version_no').notNull(),
    content: jsonb('content').$type<PolicyContent>().notNull(),
    effectiveFrom: instant('effective_from').notNull(),
    createdBy: text('created_by'),
  },
  (t) => [uniqueIndex('policy_version_number_key').on(t.policyId, t.versionNo)],
);
