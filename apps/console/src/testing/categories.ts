import type { Category } from '@booking/api-client';

const AT = '2026-01-05T04:30:00.000Z';

export function aCategory(values: Partial<Category> = {}): Category {
  return {
    _id: '4'.repeat(24),
    institution: 'a'.repeat(24),
    generic: {
      _id: '3'.repeat(24),
      key: 'room',
      name: { one: 'Room', many: 'Rooms' },
      bookingUnit: 'night',
      capacityModel: 'persons',
      icon: 'bed-double',
    },
    name: 'Deluxe Lake View',
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
    extraBeds: { count: 0, adultCharge: 0, childCharge: 0 },
    basePrice: 4500,
    currency: 'INR',
    bedType: null,
    sizeSqFt: null,
    view: null,
    amenities: [],
    color: null,
    isActive: true,
    order: 0,
    assetCount: 12,
    createdAt: AT,
    updatedAt: AT,
    createdBy: null,
    updatedBy: null,
    __v: 0,
    ...values,
  };
}
