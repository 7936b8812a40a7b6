import {
  type BkbtrSetting,
  GRACE_DAYS_DEFAULT,
  HELD_LEAST,
  HELD_SHARE,
  NOTICES_DEFAULT,
  PAPER_SERIES,
  PASSWORD_MINUTES,
  PASSWORD_TRIES,
  PAYMENT_DAYS_DEFAULT,
  PLATFORM_TIME_ZONE,
  REOPEN_DAYS,
  SAC_DEFAULT,
} from '@booking/api-client/contract';
import { brand, businessHours, LEGAL_UPDATED } from '@booking/content';
import type { Usual } from '../safeguards/index.ts';

/** April: the financial year of India. */
const FINANCIAL_YEAR_START_MONTH = 4;

/** The settings that the server itself reads. */
export interface PlatformSettings
  extends Pick<BkbtrSetting, 'company' | 'defaults' | 'billing' | 'lifecycle' | 'legal'> {
  readonly security: NonNullable<BkbtrSetting['security']>;
  readonly subApps: NonNullable<BkbtrSetting['subApps']>;
  readonly papers: NonNullable<BkbtrSetting['papers']>;
  readonly notices: NonNullable<BkbtrSetting['notices']>;
  readonly housekeeping: Usual;
}

/** Settings that apply until someone saves others, from the product's own texts. */
export const settingDefaults: PlatformSettings = {
  company: {
    name: brand.name,
    legalName: brand.legalName.value,
    gstin: null,
    address: [...brand.address.value],
    phone: brand.phone.value,
    email: brand.email.value,
    social: brand.social.value.map((link) => ({ ...link })),
    businessHours: businessHours.map((hours) => ({ ...hours, days: [...hours.days] })),
  },
  defaults: {
    timezone: PLATFORM_TIME_ZONE,
    currency: 'INR',
    locale: 'en-IN',
    financialYearStartMonth: FINANCIAL_YEAR_START_MONTH,
    homeType: 'Month',
  },
  billing: {
    paymentDays: PAYMENT_DAYS_DEFAULT,
    graceDays: GRACE_DAYS_DEFAULT,
    autoSuspend: true,
    paymentInstructions: null,
  },
  lifecycle: { closedRetentionDays: REOPEN_DAYS },
  legal: { privacyUpdated: LEGAL_UPDATED, termsUpdated: LEGAL_UPDATED },
  security: {
    sessionIdleMinutes: null,
    sessionHours: null,
    passwordTries: PASSWORD_TRIES.default,
    passwordMinutes: PASSWORD_MINUTES.default,
    twoFactorRoles: [],
  },
  subApps: { hospitality: null, event: null },
  papers: {
    state: null,
    sac: SAC_DEFAULT,
    series: { ...PAPER_SERIES },
    bank: null,
    upiId: null,
    footer: null,
  },
  notices: NOTICES_DEFAULT,
  housekeeping: { share: HELD_SHARE.default, least: HELD_LEAST.default },
};
