import { sql } from 'drizzle-orm';
import { entityFields } from '../database/document.ts';
import { anyOfValues, equals, ignoringCase } from '../database/list.ts';
import { majorOf } from '../database/money.ts';
import { FILES_PATH } from '../files/index.ts';
import { genericPart } from '../generic/index.ts';
import type { Call } from '../http/call.ts';
import { resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { color } from '../schema/color.ts';
import { generic } from '../schema/generic.ts';
import { institution } from '../schema/tenant.ts';

const currency = sql`${institution.currency}`;

/** Categories that institutes sell (`ENT-09`). */
export const categories = resource(
  rowsOf({
    table: category,
    noun: 'Category',
    tenant: category.institutionId,
    named: 'name',
    unique: {
      category_name_key: ['name', 'Another category already has this name.'],
      category_code_key: ['code', 'Another category already uses this code.'],
    },
    references: {
      category_color_id_color_id_fk: ['color', 'Colour not found.'],
      category_generic_id_generic_id_fk: ['generic', 'Choose what you rent.'],
    },
    searched: ['name', 'code'],
  }),
  {
    document: {
      ...entityFields(category, [
        'name',
        'code',
        'description',
        'baseOccupancy',
        'maxAdults',
        'maxChildren',
        'maxOccupancy',
        'bedType',
        'sizeSqFt',
        'view',
        'amenities',
        'isActive',
        'order',
      ]),
      institution: sql`${category.institutionId}`,
      generic: genericPart,
      genericFlags: sql`json_build_object('isGeneric', ${category.isGeneric},
        'autoAssign', ${category.autoAssign}, 'showOnCalendar', ${category.showOnCalendar},
        'bookableOnline', ${category.bookableOnline})`,
      extraBeds: sql`json_build_object('count', ${category.extraBeds},
        'adultCharge', ${majorOf(sql`${category.extraAdultMinor}`, currency)},
        'childCharge', ${majorOf(sql`${category.extraChildMinor}`, currency)})`,
      basePrice: majorOf(sql`${category.basePriceMinor}`, currency),
      currency,
      color: sql`case when ${color.id} is null then null else json_build_object(
        '_id', ${color.id}, 'name', ${color.name}, 'hex', ${color.hex}) end`,
      images: sql`(select coalesce(json_agg(json_build_object('_id', one->>'hash',
          'url', ${FILES_PATH}::text || (one->>'hash'),
          'thumbnailUrl', ${FILES_PATH}::text || (one->>'thumbnailHash'),
          'width', one->'width', 'height', one->'height', 'alt', one->'alt') order by place), '[]')
        from jsonb_array_elements(${category.images}) with ordinality as images(one, place))`,
      assetCount: sql`(select count(*)::int from ${asset}
        where ${asset.categoryId} = ${category.id})`,
    },
    from: sql`${category} join ${generic} on ${generic.id} = ${category.genericId}
      join ${institution} on ${institution.id} = ${category.institutionId}
      left join ${color} on ${color.id} = ${category.colorId}`,
    search: category.searchText,
    place: ({ institution: ids }: Call<'category', 'list'>['query']) =>
      anyOfValues(category.institutionId, ids),
    filters: (query: Call<'category', 'list'>['query']) => [
      anyOfValues(category.genericId, query.generic),
      equals(category.isActive, query.isActive),
    ],
    sort: {
      order: category.order,
      name: ignoringCase(category.name),
      code: sql`${category.code} collate "C"`,
      createdAt: category.createdAt,
    },
    defaultSort: 'order',
  },
);

export type CategoryRow = typeof category.$inferSelect;
