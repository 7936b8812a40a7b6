import { type SQL, sql } from 'drizzle-orm';
import { channel, channelMapping } from '../schema/channel.ts';
import { ota } from '../schema/ota.ts';
import { institution } from '../schema/tenant.ts';
import { storedEnd } from '../secret-end.ts';

/** A sealed value is never sent, not even sealed, nor one whose field has become a secret since. */
const credentials = sql`(select coalesce(json_object_agg(entry.key, json_build_object(
    'value', case when exists (select 1 from jsonb_array_elements(${ota.credentialsSchema}) as field
        where field ->> 'key' = entry.key and field ->> 'type' = 'secret')
      then null else entry.value -> 'value' end, 'hasValue', true, 'last4', ${storedEnd(sql`entry.value ->> 'sealed'`, sql`entry.value ->> 'last4'`)})), '{}')
  from jsonb_each(${channel.credentials}) as entry)`;

const roomMappings = sql`(select coalesce(json_agg(json_build_object(
    'category', ${channelMapping.categoryId}, 'isSold', ${channelMapping.isSold},
    'externalRoomId', ${channelMapping.externalRoomId},
    'externalRoomName', ${channelMapping.externalRoomName}, 'fields', ${channelMapping.fields})
    order by ${channelMapping.categoryId}), '[]')
  from ${channelMapping} where ${channelMapping.channelId} = ${channel.id})`;

/** The connections of an institution on the wire, in the order in which they were added. */
export const channelsOfInstitution: SQL = sql`(
  select coalesce(json_agg(json_build_object('_id', ${channel.id},
      'ota', json_build_object('_id', ${ota.id}, 'name', ${ota.name}, 'code', ${ota.code}),
      'title', ${channel.title}, 'propertyCode', ${channel.propertyCode}, 'mode', ${channel.mode},
      'status', ${channel.status}, 'credentials', ${credentials},
      'commissionPct', ${channel.commissionPct}, 'markup', ${channel.markup},
      'currency', ${channel.currency}, 'timezoneOverride', ${channel.timezoneOverride},
      'taxInclusive', ${channel.taxInclusive}, 'windowDays', ${channel.windowDays},
      'restrictions', ${channel.restrictions}, 'roomMappings', ${roomMappings},
      'rateMappings', ${channel.rateMappings})
      order by ${channel.id}), '[]')
  from ${channel} join ${ota} on ${ota.id} = ${channel.otaId}
  where ${channel.institutionId} = ${institution.id})`;
