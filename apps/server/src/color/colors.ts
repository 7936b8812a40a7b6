import { bestTextColor } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { entityFields } from '../database/document.ts';
import { anyOfValues, equals, ignoringCase } from '../database/list.ts';
import type { TenantScope } from '../database/scope.ts';
import type { Call } from '../http/call.ts';
import { notForTenants, resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { category } from '../schema/category.ts';
import { color, statusColor } from '../schema/color.ts';
import { colorRemoval } from '../schema/color-removal.ts';
import { ota } from '../schema/ota.ts';
import { template } from '../schema/template.ts';

/** How many status colours, OTAs and categories use a colour. */
const usageCount = sql`(
  (select count(*)::int from ${statusColor}
    where ${color.id} in (${statusColor.fillId}, ${statusColor.borderId}))
  + (select count(*)::int from ${ota} where ${ota.colorId} = ${color.id})
  + (select count(*)::int from ${category} where ${category.colorId} = ${color.id}))`;

/** The palette of the platform, the same for every tenant. */
export const colors = resource(
  rowsOf({
    table: color,
    noun: 'Colour',
    tenant: 'platform',
    named: 'name',
    unique: {
      color_name_key: ['name', 'Another colour already has this name.'],
      color_hex_key: ['hex', 'This colour is already in the palette.'],
    },
    references: { color_template_id_template_id_fk: ['template', 'Template not found.'] },
    searched: ['name', 'hex'],
  }),
  {
    document: {
      ...entityFields(color, [
        'name',
        'hex',
        'textColor',
        'isTextColorAuto',
        'group',
        'order',
        'isActive',
      ]),
      template: sql`case when ${template.id} is null then null else json_build_object(
        '_id', ${template.id}, 'name', ${template.name}) end`,
      usageCount,
    },
    from: sql`${color} left join ${template} on ${template.id} = ${color.templateId}`,
    search: color.searchText,
    overAll: ['usageCount'],
    // One that is being replaced has left the palette (`replace.ts`).
    place: () =>
      sql`${color.id} <> all (array(select ${colorRemoval.colorId} from ${colorRemoval}))`,
    filters: (query: Call<'color', 'list'>['query'], scope) => [
      anyOfValues(color.group, query.group),
      anyOfValues(color.templateId, query.template),
      equals(color.isActive, query.isActive),
      query.isUsed === undefined ? undefined : isUsed(query.isUsed, scope),
    ],
    sort: {
      order: color.order,
      name: ignoringCase(color.name),
      usageCount,
      createdAt: color.createdAt,
    },
    defaultSort: 'order',
  },
);

function isUsed(value: boolean, { kind }: TenantScope) {
  if (kind !== 'platform') throw notForTenants('isUsed', 'You can’t filter by use.');
  return sql`(${usageCount} > 0) = ${value}`;
}

/** The text on a colour: as wanted, or null for the one with more contrast. */
export function textColors(hex: string, textColor: string | null) {
  return { textColor: textColor ?? bestTextColor(hex), isTextColorAuto: textColor === null };
}
