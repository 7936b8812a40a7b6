import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http-error.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { channelMapping } from '../schema/channel.ts';
import { rate } from '../schema/rate.ts';
import { whatsapp } from '../schema/whatsapp.ts';

/**
 * What uses a category and keeps it from being deleted: its name on the wire, and the statement that counts it. A table
 * that refers to categories adds its line here.
 */
const USES: Readonly<Record<string, (id: string) => SQL>> = {
  assets: (id) => sql`select count(*)::int from ${asset} where ${asset.categoryId} = ${id}`,
  channels: (id) =>
    sql`select count(*)::int from ${channelMapping}
      where ${channelMapping.categoryId} = ${id} and ${channelMapping.isSold}`,
  rates: (id) => sql`select count(*)::int from ${rate} where ${rate.categoryId} = ${id}`,
  messages: (id) =>
    sql`select count(*)::int from ${whatsapp}
      where ${whatsapp.institutionId} = (select ${category.institutionId} from ${category} where ${category.id} = ${id})
        and ${whatsapp.conditions} -> 'categories' @> to_jsonb(array[${id}::text])`,
};

/** Refuses to delete a category that is used. @throws HttpError `IN_USE` with each use and its count in `data.blockers`. */
export async function refuseUsed(db: Database, id: string): Promise<void> {
  const counts = Object.entries(USES).map(([what, count]) => sql`${what}::text, (${count(id)})`);
  const { rows } = await db.execute<{ found: Record<string, number> }>(
    sql`select json_build_object(${sql.join(counts, sql`, `)}) as found`,
  );
  const blockers = Object.entries(rows[0]?.found ?? {})
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ what, count }));
  if (blockers.length > 0) throw new HttpError('IN_USE', { data: { blockers } });
}
