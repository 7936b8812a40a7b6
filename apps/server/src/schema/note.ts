import { sql } from 'drizzle-orm';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { audit, instant } from './columns.ts';
import { appUser, institution } from './tenant.ts';

/** Notes of the platform about an institute, each with its day and its next step. */
export const note = pgTable(
  'note',
  {
    id: text('id').primaryKey(),
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    text: text('text').notNull(),
    nextStep: text('next_step'),
    dueOn: date('due_on', { mode: 'string' }),
    /** A user of the platform; users are never deleted. */
    ownerId: text('owner_id').references(() => appUser.id),
    doneAt: instant('done_at'),
    /** Folded text for the list's search (`database/search.ts`). */
    searchText: text('search_text').notNull(),
    ...audit,
  },
  (t) => [
    index('note_institution').on(t.institutionId, t.createdAt, t.id),
    index('note_search').using('gin', t.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('note_created').on(t.createdAt, t.id),
    index('note_due').on(t.dueOn, t.id),
    index('note_owner').on(t.ownerId).where(sql`${t.ownerId} is not null`),
    // Open next steps, for an institute's page.
    index('note_open')
      .on(t.institutionId, t.dueOn)
      .where(sql`${t.nextStep} is not null and ${t.doneAt} is null`),
  ],
);
