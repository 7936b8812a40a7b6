import type { BkbtrSetting } from '@booking/api-client';

const AT = '2026-01-05T04:30:00.000Z';

/** The settings of the platform's own business. */
export const bkbtrSetting: BkbtrSetting = {
  _id: 'f'.repeat(24),
  company: {
    name: 'Booking Desk',
    legalName: 'Booking Desk',
    address: ['4 Lake Road', 'Udaipur'],
    phone: '+919876543210',
    email: 'hello@booking.example',
    businessHours: [{ days: [0], label: 'Sun', open: null, close: null }],
  },
  defaults: {
    timezone: 'Asia/Kolkata',
    currency: 'INR',
    locale: 'en-IN',
    financialYearStartMonth: 4,
    homeType: 'Month',
  },
  createdAt: AT,
  updatedAt: AT,
  createdBy: null,
  updatedBy: null,
  __v: 0,
};
