import * as z from 'zod/mini';
import { named } from '../named.ts';
import { audit, homeType, id } from '../values.ts';

const clock = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)));

/** How the platform's own business is set up: one document for all (`DATA-01`). */
export const bkbtrSetting = z.object({
  _id: id,
  company: z.object({
    name: z.string(),
    legalName: z.string(),
    address: z.array(z.string()),
    phone: z.string(),
    email: z.string(),
    /** `days`: 0 is Sunday. Without times it is closed. */
    businessHours: z.array(
      z.object({ days: z.array(z.int()), label: z.string(), open: clock, close: clock }),
    ),
  }),
  /** What new institutes and users start with. */
  defaults: z.object({
    timezone: z.string(),
    currency: z.string(),
    locale: z.string(),
    /** 1 to 12. */
    financialYearStartMonth: z.int(),
    homeType,
  }),
  ...audit,
});
export interface BkbtrSetting extends z.infer<typeof bkbtrSetting> {}

export const bkbtrSettingSchemas = {
  get: { response: named<BkbtrSetting>(bkbtrSetting) },
};
