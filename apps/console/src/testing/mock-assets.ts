import type { Asset, Category } from '@booking/api-client';
import { failure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import {
  aCategory,
  anAsset,
  aPicture,
  generics,
  sampleId,
  someAssets,
  someCategories,
} from './assets.ts';
import { hasWords, present } from './mock-rows.ts';

const withImage = (stored: Category): Category => ({
  ...stored,
  images: [...stored.images, aPicture(stored.__v + 10)],
  __v: stored.__v + 1,
});

type CategoryInput = Parameters<NonNullable<Resolvers['category.update']>>[0]['input'];

/** The category after a change; undefined for one of another version. */
function changed(
  stored: Category,
  {
    __v,
    generic,
    genericFlags,
    extraBeds,
    color,
    images,
    ...rest
  }: Exclude<CategoryInput, { image: File }>,
): Category | undefined {
  if (__v !== undefined && __v !== stored.__v) return undefined;
  const ordered = images?.flatMap(({ _id, alt }) =>
    stored.images.filter((image) => image._id === _id).map((image) => ({ ...image, alt })),
  );
  return {
    ...stored,
    ...present(rest),
    images: ordered ?? stored.images,
    __v: stored.__v + 1,
  };
}

type ListInput = Parameters<NonNullable<Resolvers['asset.list']>>[0]['input'];

/** Categories and assets in memory behind their calls, close enough to the server for a screen to work. */
export function mockAssets(
  firstCategories: readonly Category[] = someCategories,
  firstAssets: readonly Asset[] = someAssets,
): Resolvers {
  let categories = [...firstCategories];
  let assets = [...firstAssets];
  const counted = () =>
    categories
      .map((row) => ({
        ...row,
        assetCount: assets.filter(({ category }) => category._id === row._id).length,
      }))
      .sort((a, b) => a.order - b.order);
  const part = (categoryId: string) => {
    const { _id, name, code } = categories.find((row) => row._id === categoryId) ?? aCategory();
    return { _id, name, code };
  };
  const listed = (input: ListInput) => {
    const { category, status, search = '', _id, after } = input;
    const matches = assets.filter(
      (asset) =>
        hasWords(`${asset.code} ${asset.name}`, search) &&
        (category?.includes(asset.category._id) ?? true) &&
        (status?.includes(asset.status) ?? true) &&
        (_id?.includes(asset._id) ?? true) &&
        (!after || asset._id > after),
    );
    return pageOf(matches, input);
  };
  return {
    'generic.list': ({ input }) => pageOf(generics, input),
    'category.list': ({ input }) => pageOf(counted(), input),
    'category.get': ({ id }) => counted().find(({ _id }) => _id === id) ?? failure('NOT_FOUND'),
    'category.checkGenerics': () => ({
      data: {
        generics: generics.map((generic) => ({
          generic,
          categoryCount: 0,
          assetCount: 0,
          available: true,
          reason: null,
        })),
        limits: {
          categories: { max: 10, used: categories.length },
          assets: { max: 40, used: assets.length },
        },
      },
    }),
    'category.create': ({
      input: { institution, generic, genericFlags, extraBeds, color, ...rest },
    }) => {
      const newCategory = aCategory({
        ...present(rest),
        _id: sampleId('b2', 9 + categories.length),
        color: null,
        order: categories.length,
      });
      categories = [...categories, newCategory];
      return { ...newCategory, assetCount: 0 };
    },
    'category.update': ({ id, input }) => {
      const stored = categories.find(({ _id }) => _id === id);
      if (!stored) return failure('NOT_FOUND');
      const next = 'image' in input ? withImage(stored) : changed(stored, input);
      if (!next) return failure('VERSION_CONFLICT', { data: stored });
      categories = categories.map((category) => (category === stored ? next : category));
      return next;
    },
    'category.updateCodes': ({ input: { codes } }) => {
      categories = categories.map((category) => ({
        ...category,
        code: codes.find(({ _id }) => _id === category._id)?.code ?? category.code,
      }));
      return counted();
    },
    'category.updateOrder': ({ input: { orders } }) => {
      categories = categories.map((category) => ({
        ...category,
        order: orders.find(({ _id }) => _id === category._id)?.order ?? category.order,
      }));
      return counted();
    },
    'category.remove': ({ id }) => {
      categories = categories.filter(({ _id }) => _id !== id);
      return undefined;
    },
    'asset.list': ({ input }) => listed(input),
    'asset.forTable': ({ input }) => listed(input),
    'asset.get': ({ id }) => assets.find(({ _id }) => _id === id) ?? failure('NOT_FOUND'),
    'asset.create': ({ input }) => {
      const forms = 'assets' in input ? input.assets : [input];
      const newAssets = forms.map(({ category, connectingAssets, ...rest }, at) =>
        anAsset({
          ...present(rest),
          _id: sampleId('b3', 100 + assets.length + at),
          category: part(category),
          order: assets.length + at,
        }),
      );
      assets = [...assets, ...newAssets];
      return newAssets;
    },
    'asset.update': ({ id, input: { __v, category, connectingAssets, ...rest } }) => {
      const stored = assets.find(({ _id }) => _id === id);
      if (!stored) return failure('NOT_FOUND');
      const next = {
        ...stored,
        ...present(rest),
        ...(category && { category: part(category) }),
        __v: stored.__v + 1,
      };
      assets = assets.map((asset) => (asset === stored ? next : asset));
      return next;
    },
    'asset.updateMany': ({ input: { ids = [], set, dryRun = false } }) => {
      if (!dryRun) {
        assets = assets.map((asset) =>
          ids.includes(asset._id) && set.floor !== undefined
            ? { ...asset, floor: set.floor }
            : asset,
        );
      }
      return { matched: ids.length, changed: ids.length, dryRun };
    },
    'asset.updateOrder': ({ input: { orders } }) => {
      assets = assets.map((asset) => ({
        ...asset,
        order: orders.find(({ _id }) => _id === asset._id)?.order ?? asset.order,
      }));
      return assets;
    },
    'asset.remove': ({ id }) => {
      assets = assets.filter(({ _id }) => _id !== id);
      return undefined;
    },
  };
}
