import type { BkbtrSetting, BkbtrSettingSave } from '@booking/api-client';
import { NOTICES_DEFAULT, PAPER_SERIES } from '@booking/api-client/facts';
import { failure } from '@booking/api-client/mocks';

const AT = '2026-01-05T04:30:00.000Z';

/** The settings of the platform's own business. */
export const bkbtrSetting: BkbtrSetting = {
  _id: 'f'.repeat(24),
  company: {
    name: 'Booking Desk',
    legalName: 'Booking Desk',
    gstin: null,
    address: ['4 Lake Road', 'Udaipur'],
    phone: '+91 98765 43210',
    email: 'hello@booking.example',
    social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/' }],
    businessHours: [
      { days: [1, 2, 3, 4, 5], label: 'Mon-Fri', open: '09:00', close: '18:00' },
      { days: [0], label: 'Sun', open: null, close: null },
    ],
  },
  billing: { paymentDays: 7, graceDays: 7, autoSuspend: true, paymentInstructions: null },
  lifecycle: { closedRetentionDays: 90 },
  housekeeping: { share: 5, least: 20, goOn: false, held: [] },
  availableTemplates: ['1'.repeat(24)],
  announcements: [],
  messaging: { baseUrl: null, accountId: null, token: { hasValue: false, last4: null } },
  security: {
    sessionIdleMinutes: null,
    sessionHours: null,
    passwordTries: 5,
    passwordMinutes: 15,
    twoFactorRoles: [],
  },
  subApps: { hospitality: null, event: null },
  papers: {
    state: '29',
    sac: '997331',
    series: {
      taxInvoice: 'INV/{year}/{number}',
      receipt: 'RCT/{year}/{number}',
      creditNote: 'CRN/{year}/{number}',
      paymentReversal: 'REV/{year}/{number}',
      refundVoucher: 'RFV/{year}/{number}',
    },
    bank: null,
    upiId: null,
    footer: null,
  },
  notices: NOTICES_DEFAULT,
  configured: {
    sessionIdleMinutes: 60,
    sessionHours: 8,
    subApps: { hospitality: 'https://rooms.booking.example', event: null },
  },
  legal: { privacyUpdated: 'June 2024', termsUpdated: 'June 2024' },
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

type Papers = NonNullable<BkbtrSettingSave['papers']>;

/** Papers as a server keeps them: with a format for kinds that a request leaves out. */
const numbered = ({ series, ...papers }: Papers): NonNullable<BkbtrSetting['papers']> => ({
  ...papers,
  series: { ...series, refundVoucher: series.refundVoucher ?? PAPER_SERIES.refundVoucher },
});

/** The settings in memory, saved by section. */
export function mockSettings(start: BkbtrSetting = bkbtrSetting) {
  let stored = start;
  return {
    read: () => stored,
    save({ __v, messaging, housekeeping, ...sections }: BkbtrSettingSave) {
      if (__v !== undefined && __v !== stored.__v) {
        return failure('VERSION_CONFLICT', { data: stored });
      }
      const { token, ...provider } = messaging ?? {};
      const storedToken = stored.messaging?.token ?? { hasValue: false, last4: null };
      const nextToken = token === null ? { hasValue: false, last4: null } : storedToken;
      stored = {
        ...stored,
        ...sections,
        billing: { ...stored.billing, ...sections.billing },
        papers: sections.papers ? numbered(sections.papers) : stored.papers,
        ...(housekeeping && {
          housekeeping: {
            ...housekeeping,
            goOn: false,
            held: housekeeping.goOn ? [] : (stored.housekeeping?.held ?? []),
          },
        }),
        ...(messaging && {
          messaging: {
            ...messaging,
            ...provider,
            token: token ? { hasValue: true, last4: token.slice(-4) } : nextToken,
          },
        }),
        __v: stored.__v + 1,
      };
      return stored;
    },
  };
}
