import type { LastChange } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isoInstant, type RawJson } from '../database/document.ts';
import { fullNameOf } from '../database/full-name.ts';
import { HttpError } from '../http-error.ts';
import { appUser } from '../schema/tenant.ts';
import type { ReadContext } from './context.ts';

type Audited = PgTable & Readonly<Record<'updatedAt' | 'updatedBy', AnyPgColumn>>;

/**
 * Returns the error for a write from an older version: the document as it is now, who changed it last, and when. A tenant
 * does not see who of the platform it was.
 * @param rows Which rows of the table the document consists of.
 */
export async function versionConflict(
  { db, actor }: ReadContext,
  { json }: RawJson,
  table: Audited,
  rows: SQL | undefined,
): Promise<HttpError> {
  const isShown =
    actor.scope.kind === 'platform' ? sql`true` : sql`${appUser.institutionId} is not null`;
  const { rows: lastChanges } = await db.execute<{ changed: LastChange }>(sql`
    select json_build_object('at', ${isoInstant(sql`one.at`)},
      'by', (select json_build_object('_id', ${appUser.id}, 'name', ${fullNameOf(appUser)})
        from ${appUser} where ${appUser.id} = one.by and ${isShown})) as changed
    from (select ${table.updatedAt} as at, ${table.updatedBy} as by from ${table}
      where ${rows ?? sql`true`} order by ${table.updatedAt} desc limit 1) one`);
  return new HttpError('VERSION_CONFLICT', {
    data: JSON.parse(json),
    ...(lastChanges[0] && { changed: lastChanges[0].changed }),
  });
}
