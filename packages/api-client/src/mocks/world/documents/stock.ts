import { naturalKey } from '../../../contract/facts/asset.ts';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { Category } from '../../../contract/schemas/category.ts';
import type { AssetRow, CategoryRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { genericPart, swatch } from './catalogue.ts';

export function categoryDocument(
  store: Store,
  { genericId, colorId, ...row }: CategoryRow,
): Category {
  return {
    ...row,
    generic: genericPart(store.generics.get(genericId)),
    currency: store.institutions.get(row.institution).currency,
    color: colorId === null ? null : swatch(store, colorId),
    assetCount: assetsOf(store, row._id).length,
  };
}

/** The assets of a category. */
export const assetsOf = (store: Store, categoryId: string): AssetRow[] =>
  store.assets.all().filter((asset) => asset.categoryId === categoryId);

export function assetDocument(
  store: Store,
  { categoryId, connectingIds, ...row }: AssetRow,
): Asset {
  const { _id, name, code } = store.categories.get(categoryId);
  const connectingAssets = connectingIds.map((id) => {
    const neighbour = store.assets.get(id);
    return { _id: neighbour._id, code: neighbour.code };
  });
  return {
    ...row,
    category: { _id, name, code },
    connectingAssets: connectingAssets.sort((a, b) =>
      naturalKey(a.code) < naturalKey(b.code) ? -1 : 1,
    ),
  };
}
