import type { SettingSection } from '../facts/setting.ts';
import type { TemplateKey } from '../facts/template.ts';
import type { Setting } from '../schemas/setting.ts';

type Sections = Pick<Setting, Exclude<SettingSection, 'region'>> & {
  readonly region: Pick<Setting['region'], 'timeFormat'>;
};

/** Settings of an institute of the Hospitality template before it saves any, and after a reset. */
export const SETTING_DEFAULTS: Sections = {
  stayTimes: {
    checkInTime: '14:00',
    checkOutTime: '11:00',
    earlyCheckIn: { isAllowed: false, fromTime: '10:00', charge: 0 },
    lateCheckOut: { isAllowed: false, untilTime: '14:00', charge: 0 },
  },
  region: { timeFormat: '24h' },
  rates: {
    minRate: null,
    maxRate: null,
    rounding: 1,
    bookingHorizonDays: 365,
    weekendDays: [5, 6],
    childAges: { infantMax: 5, childMax: 12 },
    ratePackages: [
      { key: 'EP', name: 'Room only', mode: 'amount', value: 0, meals: [], isDefault: true },
    ],
  },
  taxes: { rules: [] },
  numbering: {
    bookingPrefix: 'BK-',
    receiptPrefix: 'RC-',
    invoicePrefix: 'INV-',
    nextNumber: 1,
    resetEvery: 'financialYear',
  },
  calendar: { homeType: 'Month', statusColors: [] },
  notifications: { fromName: null, replyTo: null, recipients: [], dailySummaryTime: null },
  links: { googleReviewUrl: null, facebookUrl: null, instagramUrl: null },
};

/**
 * Returns the settings of an institute of a template before it saves any, and after a reset: its first package is of
 * a room only where rooms are rented. Its code is the same: rates are stored by it.
 */
export function settingDefaultsOf(template: TemplateKey): Sections {
  if (template === 'hospitality') return SETTING_DEFAULTS;
  const { rates } = SETTING_DEFAULTS;
  const ratePackages = rates.ratePackages.map((ratePackage) => ({
    ...ratePackage,
    name: 'Standard rate',
  }));
  return { ...SETTING_DEFAULTS, rates: { ...rates, ratePackages } };
}
