import { brand, businessHours } from '@booking/content';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditFields, type Built, documentOf } from '../database/document.ts';
import { newId } from '../database/id.ts';
import type { TenantScope } from '../database/scope.ts';
import { HttpError } from '../http-error.ts';
import { REGION_DEFAULTS } from '../institution/rules.ts';
import { bkbtrSetting } from '../schema/bkbtr-setting.ts';
import { created } from '../schema/columns.ts';

/** April: the financial year of India. */
const FINANCIAL_YEAR_START_MONTH = 4;

/** The platform's settings, the same for every tenant. */
export async function readBkbtrSetting(_scope: TenantScope, db: Database): Promise<Built> {
  const { rows } = await db.execute<{ json: string }>(sql`
    select ${documentOf({
      _id: sql`${bkbtrSetting.id}`,
      company: sql`${bkbtrSetting.company}`,
      defaults: sql`${bkbtrSetting.defaults}`,
      ...auditFields(bkbtrSetting),
    })}::text as json from ${bkbtrSetting}`);
  const [row] = rows;
  if (!row) throw new HttpError('NOT_FOUND');
  return row;
}

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
