import { SETTING_DEFAULTS } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Uses } from '../resource/uses.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { channel, channelMapping } from '../schema/channel.ts';
import { rate } from '../schema/rate.ts';
import { setting } from '../schema/setting.ts';
import { whatsapp } from '../schema/whatsapp.ts';

/** Rate packages of an institute that has saved none. */
const PACKAGES = JSON.stringify(SETTING_DEFAULTS.rates.ratePackages);

/**
 * Uses of a category that keep it from being deleted. A table that refers to categories adds its line here.
 *
 * @param today the day at its institute.
 */
export const categoryUses = (id: string, today: string): Uses => ({
  assets: {
    noun: ['asset', 'assets'],
    names: sql`select ${asset.name} from ${asset} where ${asset.categoryId} = ${id}`,
  },
  channels: {
    noun: ['connection', 'connections'],
    names: sql`select ${channel.title} from ${channelMapping}
      join ${channel} on ${channel.id} = ${channelMapping.channelId}
      where ${channelMapping.categoryId} = ${id} and ${channelMapping.isSold}`,
  },
  // Rates that can still be seen and changed: of this day or later, in an existing package, of an asset that has not
  // moved.
  rates: {
    noun: ['rate', 'rates'],
    names: sql`select coalesce(${rate.date}::text, 'of weekdays') from ${rate}
        left join ${setting} on ${setting.institutionId} = ${rate.institutionId}
        left join ${asset} on ${asset.id} = ${rate.assetId}
      where ${rate.categoryId} = ${id}
        and (${rate.assetId} is null or ${asset.categoryId} = ${rate.categoryId})
        and (${rate.date} is null
          or ${rate.date} >= ${today}::date)
        and coalesce(${setting.rates} -> 'ratePackages', ${PACKAGES}::jsonb)
          @> jsonb_build_array(jsonb_build_object('key', ${rate.ratePackage}))`,
  },
  messages: {
    noun: ['message', 'messages'],
    names: sql`select ${whatsapp.name} from ${whatsapp}
      where ${whatsapp.institutionId} = (select ${category.institutionId} from ${category} where ${category.id} = ${id})
        and ${whatsapp.conditions} -> 'categories' @> to_jsonb(array[${id}::text])`,
  },
});
