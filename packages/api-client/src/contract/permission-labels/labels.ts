import { assetLabels } from './asset.ts';
import { categoryLabels } from './category.ts';
import { channelLabels } from './channel.ts';
import { colorLabels } from './color.ts';
import { institutionLabels } from './institution.ts';
import type { PermissionLabels } from './label.ts';
import { otaLabels } from './ota.ts';
import { policyLabels } from './policy.ts';
import { rateLabels } from './rate.ts';
import { reportLabels } from './report.ts';
import { rolePermissionLabels } from './role-permission.ts';
import { settingLabels } from './setting.ts';
import { subAppLabels } from './sub-app.ts';
import { subscriptionLabels } from './subscription.ts';
import { userLabels } from './user.ts';
import { whatsappLabels } from './whatsapp.ts';

/**
 * Permissions that the roles of an institution can be granted, by resource, each permission with its label. `docs/access.tsv` says,
 * apart from this, who makes which call as the product ships. Everything else is for the platform alone.
 */
export const PERMISSION_LABELS = {
  ...subAppLabels,
  subscription: subscriptionLabels,
  category: categoryLabels,
  asset: assetLabels,
  color: colorLabels,
  rate: rateLabels,
  channel: channelLabels,
  ota: otaLabels,
  whatsapp: whatsappLabels,
  institution: institutionLabels,
  setting: settingLabels,
  policy: policyLabels,
  user: userLabels,
  rolePermission: rolePermissionLabels,
  report: reportLabels,
} as const satisfies Readonly<Record<string, PermissionLabels>>;
