import type { z } from 'zod/mini';
import type { Routes } from './routes.ts';
import { assetSchemas } from './schemas/asset.ts';
import { bkbtrSettingSchemas } from './schemas/bkbtr-setting.ts';
import { bulkSchemas } from './schemas/bulk.ts';
import { categorySchemas } from './schemas/category.ts';
import { colorSchemas } from './schemas/color.ts';
import { genericSchemas } from './schemas/generic.ts';
import { institutionSchemas } from './schemas/institution.ts';
import { otaSchemas } from './schemas/ota.ts';
import { policySchemas } from './schemas/policy.ts';
import { pricingSchemas } from './schemas/pricing.ts';
import { rateSchemas } from './schemas/rate.ts';
import { reportSchemas } from './schemas/report.ts';
import { rolePermissionSchemas } from './schemas/role-permission.ts';
import { settingSchemas } from './schemas/setting.ts';
import { subscriptionSchemas } from './schemas/subscription.ts';
import { templateSchemas } from './schemas/template.ts';
import { userSchemas } from './schemas/user.ts';
import { whatsappSchemas } from './schemas/whatsapp.ts';

/**
 * The input and the response of a call. `query` belongs to GET, `body` (JSON) or `form` (the fields of a multipart
 * body) to the rest, or both, and the content type decides; `response` is the entity, without its envelope, and `extra`
 * that of a second collection beside a list.
 */
export interface CallSchemas {
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly form?: z.core.$ZodType;
  readonly response: z.core.$ZodType;
  readonly extra?: z.core.$ZodType;
}

type SchemaTable = {
  readonly [G in keyof Routes]: { readonly [C in keyof Routes[G]]: CallSchemas };
};

/** The same keys as `routes`: a missing or an extra one does not compile. */
export const schemas = {
  user: userSchemas,
  template: templateSchemas,
  institution: institutionSchemas,
  subscription: subscriptionSchemas,
  pricing: pricingSchemas,
  rolePermission: rolePermissionSchemas,
  bkbtrSetting: bkbtrSettingSchemas,
  report: reportSchemas,
  color: colorSchemas,
  ota: otaSchemas,
  whatsapp: whatsappSchemas,
  generic: genericSchemas,
  category: categorySchemas,
  asset: assetSchemas,
  setting: settingSchemas,
  policy: policySchemas,
  rate: rateSchemas,
  bulk: bulkSchemas,
} satisfies SchemaTable satisfies { [G in keyof Routes]: Record<keyof Routes[G], CallSchemas> };

export type Wire = typeof schemas;
