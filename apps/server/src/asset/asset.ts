import { naturalKey } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { entityFields } from '../database/document.ts';
import { anyOfValues, equals, hasAnyOf, ignoringCase } from '../database/list.ts';
import { searchText } from '../database/search.ts';
import type { Call } from '../http/call.ts';
import { type ResourceOf, resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';

const connected = alias(asset, 'other');

type Query = Call<'asset', 'list'>['query'];

/** The units that can be booked (`ENT-09`), as rows alone: `writes.ts` adds what is derived of them. */
export const assetRows = rowsOf({
  table: asset,
  noun: 'Asset',
  tenant: asset.institutionId,
  named: 'code',
  unique: { asset_code_key: ['code', 'Another asset already uses this code.'] },
});

const listed: ResourceOf<Query> = {
  document: {
    ...entityFields(asset, [
      'name',
      'code',
      'floor',
      'building',
      'status',
      'statusReason',
      'blocks',
      'capacityOverride',
      'priceAdjustment',
      'accessible',
      'smoking',
      'tags',
      'notes',
      'isActive',
      'order',
    ]),
    institution: sql`${asset.institutionId}`,
    category: sql`json_build_object('_id', ${category.id}, 'name', ${category.name},
      'code', ${category.code})`,
    connectingAssets: sql`(select coalesce(json_agg(json_build_object('_id', ${connected.id},
        'code', ${connected.code}) order by ${connected.codeKey}), '[]')
      from ${asset} ${sql.identifier('other')} where ${connected.id} = any(${asset.connectingIds}))`,
  },
  from: sql`${asset} join ${category} on ${category.id} = ${asset.categoryId}`,
  search: asset.searchText,
  place: ({ institution: ids }) => anyOfValues(asset.institutionId, ids),
  filters: (query) => [
    anyOfValues(asset.categoryId, query.category),
    anyOfValues(asset.floor, query.floor),
    anyOfValues(asset.status, query.status),
    equals(asset.isActive, query.isActive),
    hasAnyOf(asset.tags, query.tag),
  ],
  sort: {
    order: asset.order,
    code: sql`${asset.codeKey} collate "C"`,
    name: ignoringCase(asset.name),
    category: asset.categoryId,
    createdAt: asset.createdAt,
    updatedAt: asset.updatedAt,
  },
  defaultSort: 'order',
};

export const assets = resource(assetRows, listed);

/** The assets as a table, in the order of their codes. */
export const assetTable = resource(assetRows, { ...listed, defaultSort: 'code' });

export type AssetRow = typeof asset.$inferSelect;
export type NewAsset = Omit<Parameters<typeof assetRows.insert>[1], 'searchText' | 'codeKey'>;

/** Returns the derived columns of an asset: the text that a search reads, and the key that orders codes. */
export function derivedOf({ code, name, tags = [] }: Pick<NewAsset, 'code' | 'name' | 'tags'>) {
  return { codeKey: naturalKey(code), searchText: searchText([code, name, ...tags]) };
}
