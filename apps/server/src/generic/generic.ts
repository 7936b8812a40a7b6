import { sql } from 'drizzle-orm';
import { type DocumentFields, entityFields, jsonObject } from '../database/document.ts';
import { anyOfValues, equals } from '../database/list.ts';
import type { Call, Handlers } from '../http/call.ts';
import { resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { generic } from '../schema/generic.ts';
import { template } from '../schema/template.ts';

const part: DocumentFields = {
  _id: sql`${generic.id}`,
  key: sql`${generic.key}`,
  name: sql`json_build_object('one', ${generic.nameOne}, 'many', ${generic.nameMany})`,
  bookingUnit: sql`${generic.bookingUnit}`,
  capacityModel: sql`${generic.capacityModel}`,
  icon: sql`${generic.icon}`,
};

/** The fields of a generic that rows with a reference to it include. */
export const genericPart = jsonObject(Object.entries(part));

/** Generics that institutes of each template can rent (`STATE-01`), the same for every tenant. */
export const generics = resource(rowsOf({ table: generic, noun: 'Generic', tenant: 'platform' }), {
  document: {
    ...entityFields(generic, ['key', 'bookingUnit', 'capacityModel', 'icon', 'order', 'isActive']),
    ...part,
    template: sql`(select json_build_object('_id', ${template.id}, 'name', ${template.name})
        from ${template} where ${template.id} = ${generic.templateId})`,
  },
  search: sql`' ' || lower(${generic.nameMany})`,
  filters: (query: Call<'generic', 'list'>['query']) => [
    anyOfValues(generic.templateId, query.template),
    equals(generic.isActive, query.isActive),
  ],
  sort: { order: generic.order, createdAt: generic.createdAt },
  defaultSort: 'order',
});

/** The calls about generics. */
export const genericHandlers: Handlers['generic'] = { list: generics.list };
