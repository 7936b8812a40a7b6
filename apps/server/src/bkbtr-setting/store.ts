import { brand, businessHours } from '@booking/content';
import type { Database } from '../database/database.ts';
import { entityFields } from '../database/document.ts';
import { newId } from '../database/id.ts';
import { REGION_DEFAULTS } from '../institution/rules.ts';
import { documentsOf } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { bkbtrSetting } from '../schema/bkbtr-setting.ts';
import { created } from '../schema/columns.ts';

/** April: the financial year of India. */
const FINANCIAL_YEAR_START_MONTH = 4;

/** The platform's settings, one document for every tenant. */
export const bkbtrSettings = documentsOf(
  rowsOf({ table: bkbtrSetting, noun: 'Settings', tenant: 'platform' }),
  {
    document: {
      ...entityFields(bkbtrSetting, ['company', 'defaults']),
    },
  },
);

/** What an installation starts with, from the product's own texts. Safe to run again. */
export async function seedBkbtrSetting(db: Database, at: Date): Promise<void> {
  const { name, legalName, address, phone, email } = brand;
  await db
    .insert(bkbtrSetting)
    .values({
      id: newId(),
      company: {
        name,
        legalName: legalName.value,
        address: [...address.value],
        phone: phone.value,
        email: email.value,
        businessHours: businessHours.map((hours) => ({ ...hours, days: [...hours.days] })),
      },
      defaults: {
        ...REGION_DEFAULTS,
        financialYearStartMonth: FINANCIAL_YEAR_START_MONTH,
        homeType: 'Month',
      },
      ...created(null, at),
    })
    .onConflictDoNothing();
}
