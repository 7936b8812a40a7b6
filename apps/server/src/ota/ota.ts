import { eq, sql } from 'drizzle-orm';
import { entityFields } from '../database/document.ts';
import { anyOfValues, equals, hasAnyOf, ignoringCase } from '../database/list.ts';
import type { Call, Handlers } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import type { WriteContext } from '../resource/context.ts';
import { resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { nextSortKey } from '../resource/sort-key.ts';
import { refuseUsed, type Uses } from '../resource/uses.ts';
import { channel } from '../schema/channel.ts';
import { color } from '../schema/color.ts';
import { ota } from '../schema/ota.ts';
import { template } from '../schema/template.ts';
import { institution } from '../schema/tenant.ts';
import { whatsapp } from '../schema/whatsapp.ts';
import { requireTemplates } from '../template/index.ts';

/** How many institutes are connected to an OTA. Their connections keep it from being removed, by their foreign key. */
const usageCount = sql`(select count(distinct ${channel.institutionId})::int from ${channel}
  where ${channel.otaId} = ${ota.id})`;

/** The catalogue of sales channels, the same for every tenant. */
export const otas = resource(
  rowsOf({
    table: ota,
    noun: 'OTA',
    tenant: 'platform',
    named: 'name',
    unique: {
      ota_name_key: ['name', 'Another OTA already has this name.'],
      ota_code_key: ['code', 'Another OTA already uses this code.'],
    },
    references: { ota_color_id_color_id_fk: ['color', 'Colour not found.'] },
    searched: ['name', 'code'],
  }),
  {
    document: {
      ...entityFields(ota, [
        'name',
        'code',
        'kind',
        'website',
        'modes',
        'credentialsSchema',
        'mappingSchema',
        'supportedRestrictions',
        'defaultCommissionPct',
        'order',
        'isActive',
      ]),
      color: sql`case when ${color.id} is null then null else json_build_object(
        '_id', ${color.id}, 'name', ${color.name}, 'hex', ${color.hex}) end`,
      templates: sql`(select coalesce(json_agg(json_build_object(
          '_id', ${template.id}, 'name', ${template.name}) order by ${template.order}), '[]')
        from ${template} where ${template.id} = any(${ota.templateIds}))`,
      usageCount,
    },
    from: sql`${ota} left join ${color} on ${color.id} = ${ota.colorId}`,
    overAll: ['usageCount'],
    search: ota.searchText,
    filters: ({ kind, mode, isActive }: Call<'ota', 'list'>['query']) => [
      anyOfValues(ota.kind, kind),
      hasAnyOf(ota.modes, mode),
      equals(ota.isActive, isActive),
    ],
    sort: { order: ota.order, name: ignoringCase(ota.name), usageCount, createdAt: ota.createdAt },
    defaultSort: 'order',
  },
);

/** The calls about OTAs. */
export const otaHandlers: Handlers['ota'] = {
  list: otas.list,

  async create(call) {
    const { templates = [], color: colorId, order, ...fields } = call.body;
    await requireTemplates(call.db, templates);
    const sortKey = order ?? (await nextSortKey(call, ota));
    const row = { ...fields, templateIds: templates, colorId, order: sortKey };
    return otas.read(call, await otas.insert(call, row));
  },

  async update(call) {
    const { __v, templates, color: colorId, ...fields } = call.body;
    const row = await otas.lock(call, call.id, __v);
    if (fields.code !== undefined && fields.code !== row.code) await refuseNewCode(call, row.id);
    if (templates) await requireTemplates(call.db, templates);
    await otas.update(call, row, { ...fields, templateIds: templates, colorId });
    return otas.read(call, row.id);
  },

  async remove(call) {
    const row = await otas.lock(call, call.id, undefined);
    await refuseUsed(call.db, usesOf(row.id));
    await otas.remove(call, row);
    return null;
  },
};

/** Returns the uses that keep an OTA from being deleted: the connected institutes, by name. */
const usesOf = (id: string): Uses => ({
  institutes: {
    noun: ['connected institute', 'connected institutes'],
    names: sql`select distinct ${institution.name} from ${channel}
      join ${institution} on ${institution.id} = ${channel.institutionId} where ${channel.otaId} = ${id}`,
  },
  messages: {
    noun: ['message', 'messages'],
    names: sql`select ${whatsapp.name} || ' of ' || ${institution.name} from ${whatsapp}
      join ${institution} on ${institution.id} = ${whatsapp.institutionId}
      where ${whatsapp.conditions} -> 'sources' @> to_jsonb(array[${id}::text])`,
  },
});

/** Institutes know an OTA by its code. */
async function refuseNewCode({ db }: WriteContext, id: string): Promise<void> {
  if ((await db.$count(channel, eq(channel.otaId, id))) === 0) return;
  throw fieldError('BUSINESS_RULE', 'code', 'The code of a used OTA can’t be changed.');
}

/** Locks the OTAs of a colour, before the colour itself (`resource/lock-order.test.ts`), and gives them another. */
export async function recolorOtas(call: WriteContext, from: string, to: string): Promise<void> {
  const rows = await call.db.select().from(ota).where(eq(ota.colorId, from)).for('update');
  for (const row of rows) await otas.update(call, row, { colorId: to });
}
