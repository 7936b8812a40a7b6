import type { Asset, Category, CategoryImage, Generic } from '@booking/api-client';

const AT = '2026-01-05T04:30:00.000Z';
const audit = { createdAt: AT, updatedAt: AT, createdBy: null, updatedBy: null, __v: 0 };
/** An id of 24 hex digits, the same in every story. */
export const sampleId = (start: string, index: number) =>
  start + index.toString(16).padStart(22, '0');

/** The institute of `anInstitute()`. */
const INSTITUTION = `d${'1'.padStart(23, '0')}`;

const aGeneric = (index: number, values: Pick<Generic, 'key' | 'name' | 'icon'>): Generic => ({
  _id: sampleId('b1', index),
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
    _id: sampleId('b2', 1),
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
    color: { _id: sampleId('b4', 1), name: 'Teal', hex: '#0f766e' },
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
    _id: sampleId('b3', 1),
    institution: INSTITUTION,
    category: { _id: sampleId('b2', 1), name: 'Deluxe Lake Room', code: 'DLX' },
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

export const someCategories: readonly Category[] = [
  aCategory({ images: [aPicture(1, 'The lake at dusk'), aPicture(2)] }),
  aCategory({
    _id: sampleId('b2', 2),
    name: 'Standard Room',
    maxOccupancy: 3,
    code: 'STD',
    color: null,
    assetCount: 0,
    order: 1,
  }),
  aCategory({
    _id: sampleId('b2', 3),
    name: 'Haveli Suite',
    code: 'STE',
    isActive: false,
    assetCount: 0,
    order: 2,
  }),
];

export const someAssets: readonly Asset[] = [
  anAsset(),
  anAsset({ _id: sampleId('b3', 2), code: '102', name: 'Room 102', tags: ['balcony'], order: 1 }),
  anAsset({
    _id: sampleId('b3', 3),
    code: '103',
    name: 'Room 103',
    status: 'OutOfOrder',
    statusReason: { reason: 'Painting', from: '2026-11-20', until: null },
    order: 2,
  }),
];
