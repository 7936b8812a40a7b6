import type { Asset, Category, CategoryImage, Generic } from '@booking/api-client';
import { failure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import { hasWords, present } from './mock-rows.ts';

const AT = '2026-01-05T04:30:00.000Z';
const audit = { createdAt: AT, updatedAt: AT, createdBy: null, updatedBy: null, __v: 0 };
const id = (start: string, index: number) => start + index.toString(16).padStart(22, '0');

/** The institute of `anInstitute()`. */
const INSTITUTION = `d${'1'.padStart(23, '0')}`;

const aGeneric = (index: number, values: Pick<Generic, 'key' | 'name' | 'icon'>): Generic => ({
  _id: id('b1', index),
  bookingUnit: 'night',
  capacityModel: 'persons',
  template: { _id: 't'.padEnd(24, '0'), name: 'Hospitality' },
  order: index,
  isActive: true,
  ...audit,
  ...values,
});

const room = aGeneric(1, {
  key: 'room',
  name: { one: 'Room', many: 'Rooms' },
  icon: 'bed-double',
});

export const generics: readonly Generic[] = [
  room,
  aGeneric(2, { key: 'tent', name: { one: 'Tent', many: 'Tents' }, icon: 'tent' }),
];

export function aCategory(values: Partial<Category> = {}): Category {
  return {
    _id: id('b2', 1),
    institution: INSTITUTION,
    generic: room,
    name: 'Deluxe Lake Room',
    code: 'DLX',
    genericFlags: {
      isGeneric: false,
      autoAssign: true,
      showOnCalendar: true,
      bookableOnline: false,
    },
    description: null,
    baseOccupancy: 2,
    maxAdults: 3,
    maxChildren: 2,
    maxOccupancy: 4,
    extraBeds: { count: 1, adultCharge: 800, childCharge: 400 },
    basePrice: 4200,
    currency: 'INR',
    bedType: 'King',
    sizeSqFt: 320,
    view: 'Lake',
    amenities: ['AC'],
    color: { _id: id('b4', 1), name: 'Teal', hex: '#0f766e' },
    images: [],
    isActive: true,
    order: 0,
    assetCount: 3,
    ...audit,
    ...values,
  };
}

export function anAsset(values: Partial<Asset> = {}): Asset {
  return {
    _id: id('b3', 1),
    institution: INSTITUTION,
    category: { _id: id('b2', 1), name: 'Deluxe Lake Room', code: 'DLX' },
    name: 'Room 101',
    code: '101',
    floor: '1',
    building: null,
    status: 'Available',
    statusReason: null,
    blocks: [],
    capacityOverride: null,
    priceAdjustment: null,
    connectingAssets: [],
    accessible: false,
    smoking: false,
    tags: [],
    notes: null,
    isActive: true,
    order: 0,
    ...audit,
    ...values,
  };
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#0f766e" d="M0 0h4v3H0z"/><path fill="#fbbf24" d="M0 2h4v1H0z"/></svg>',
)}`;

export const aPicture = (index: number, alt = ''): CategoryImage => ({
  _id: `${index}`.padStart(43, 'p'),
  url: PICTURE,
  thumbnailUrl: PICTURE,
  width: 1600,
  height: 1200,
  alt,
});

const withImage = (stored: Category): Category => ({
  ...stored,
  images: [...stored.images, aPicture(stored.__v + 10)],
  __v: stored.__v + 1,
});

export const someCategories: readonly Category[] = [
  aCategory({ images: [aPicture(1, 'The lake at dusk'), aPicture(2)] }),
  aCategory({
    _id: id('b2', 2),
    name: 'Standard Room',
    maxOccupancy: 3,
    code: 'STD',
    color: null,
    assetCount: 0,
    order: 1,
  }),
  aCategory({
    _id: id('b2', 3),
    name: 'Haveli Suite',
    code: 'STE',
    isActive: false,
    assetCount: 0,
    order: 2,
  }),
];

export const someAssets: readonly Asset[] = [
  anAsset(),
  anAsset({ _id: id('b3', 2), code: '102', name: 'Room 102', tags: ['balcony'], order: 1 }),
  anAsset({
    _id: id('b3', 3),
    code: '103',
    name: 'Room 103',
    status: 'OutOfOrder',
    statusReason: { reason: 'Painting', from: '2026-11-20', until: null },
    order: 2,
  }),
];

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
        _id: id('b2', 9 + categories.length),
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
          _id: id('b3', 100 + assets.length + at),
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
