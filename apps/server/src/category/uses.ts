import { SETTING_DEFAULTS } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http-error.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { channelMapping } from '../schema/channel.ts';
import { rate } from '../schema/rate.ts';
import { setting } from '../schema/setting.ts';
import { institution } from '../schema/tenant.ts';
import { whatsapp } from '../schema/whatsapp.ts';

/** Those of an institute that has saved none. */
const PACKAGES = JSON.stringify(SETTING_DEFAULTS.rates.ratePackages);

/**
 * What uses a category and keeps it from being deleted: its name on the wire, and the statement that counts it. A table
 * that refers to categories adds its line here.
 */
const USES: Readonly<Record<string, (id: string, now: Date) => SQL>> = {
  assets: (id) => sql`select count(*)::int from ${asset} where ${asset.categoryId} = ${id}`,
  channels: (id) =>
    sql`select count(*)::int from ${channelMapping}
      where ${channelMapping.categoryId} = ${id} and ${channelMapping.isSold}`,
  // Those that can still be seen and changed: of this day or later, in a package that there is, of an asset that has not moved.
  rates: (id, now) =>
    sql`select count(*)::int from ${rate}
        join ${institution} on ${institution.id} = ${rate.institutionId}
        left join ${setting} on ${setting.institutionId} = ${rate.institutionId}
        left join ${asset} on ${asset.id} = ${rate.assetId}
      where ${rate.categoryId} = ${id}
        and (${rate.assetId} is null or ${asset.categoryId} = ${rate.categoryId})
        and (${rate.date} is null
          or ${rate.date} >= (${now.toISOString()}::timestamptz at time zone ${institution.timezone})::date)
        and coalesce(${setting.rates} -> 'ratePackages', ${PACKAGES}::jsonb)
          @> jsonb_build_array(jsonb_build_object('key', ${rate.ratePackage}))`,
  messages: (id) =>
    sql`select count(*)::int from ${whatsapp}
      where ${whatsapp.institutionId} = (select ${category.institutionId} from ${category} where ${category.id} = ${id})
        and ${whatsapp.conditions} -> 'categories' @> to_jsonb(array[${id}::text])`,
};

/** Refuses to delete a category that is used. @throws HttpError `IN_USE` with each use and its count in `data.blockers`. */
export async function refuseUsed(db: Database, id: string, now: Date): Promise<void> {
  const counts = Object.entries(USES).map(
    ([what, count]) => sql`${what}::text, (${count(id, now)})`,
  );
  const { rows } = await db.execute<{ found: Record<string, number> }>(
    sql`select json_build_object(${sql.join(counts, sql`, `)}) as found`,
  );
  const blockers = Object.entries(rows[0]?.found ?? {})
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ what, count }));
  if (blockers.length > 0) throw new HttpError('IN_USE', { data: { blockers } });
}
