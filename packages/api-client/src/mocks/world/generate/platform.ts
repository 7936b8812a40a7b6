import {
  HELD_LEAST,
  HELD_SHARE,
  PASSWORD_MINUTES,
  PASSWORD_TRIES,
} from '../../../contract/facts/bkbtr-setting.ts';
import { REOPEN_DAYS } from '../../../contract/facts/institution.ts';
import { NOTICES_DEFAULT } from '../../../contract/facts/notice.ts';
import { PAPER_SERIES, SAC_DEFAULT } from '../../../contract/facts/paper.ts';
import { GRACE_DAYS_DEFAULT, PAYMENT_DAYS_DEFAULT } from '../../../contract/facts/subscription.ts';
import { PLATFORM_TIME_ZONE } from '../../../contract/facts/today.ts';
import { sampleAccounts } from '../../../sample/accounts.ts';
import type { Writer } from '../rows.ts';
import type { Store } from '../store.ts';
import { accountRow } from './people.ts';

/** Fills a world with the platform's settings and its own people. Returns who keeps the platform. */
export function fillPlatform(store: Store, writer: Writer) {
  store.platform.add({
    ...store.fresh(writer),
    company: {
      name: 'Booking Desk',
      legalName: 'Booking Desk Private Limited',
      gstin: null,
      address: ['12 Residency Road', 'Bengaluru 560025'],
      phone: '+91 80 4000 1234',
      email: 'hello@bookingdesk.example',
      social: [],
      businessHours: [{ days: [1, 2, 3, 4, 5], label: 'Weekdays', open: '09:30', close: '18:30' }],
    },
    defaults: {
      timezone: PLATFORM_TIME_ZONE,
      currency: 'INR',
      locale: 'en-IN',
      financialYearStartMonth: 4,
      homeType: 'Month',
    },
    billing: {
      paymentDays: PAYMENT_DAYS_DEFAULT,
      graceDays: GRACE_DAYS_DEFAULT,
      autoSuspend: true,
      paymentInstructions: null,
    },
    lifecycle: { closedRetentionDays: REOPEN_DAYS },
    announcements: [],
    legal: { privacyUpdated: '1 April 2026', termsUpdated: '1 April 2026' },
    messaging: { baseUrl: null, accountId: null },
    token: null,
    security: {
      sessionIdleMinutes: null,
      sessionHours: null,
      passwordTries: PASSWORD_TRIES.default,
      passwordMinutes: PASSWORD_MINUTES.default,
      twoFactorRoles: [],
    },
    subApps: { hospitality: null, event: null },
    configured: {
      sessionIdleMinutes: 60,
      sessionHours: 8,
      subApps: { hospitality: null, event: null },
    },
    notices: NOTICES_DEFAULT,
    papers: {
      state: '29',
      sac: SAC_DEFAULT,
      series: { ...PAPER_SERIES },
      bank: null,
      upiId: null,
      footer: null,
    },
    housekeeping: {
      share: HELD_SHARE.default,
      least: HELD_LEAST.default,
      goOn: false,
      held: [],
    },
  });
  const [admin] = sampleAccounts
    .filter(({ owns }) => owns === null)
    .map((account) => store.users.add(accountRow(store, writer, account, null)));
  if (!admin) throw new TypeError('The sample has an account of the platform.');
  return admin;
}
