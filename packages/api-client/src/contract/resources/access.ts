/** Access that the calls of each resource require. */

export { assetAccess as asset } from './asset.ts';
export { auditAccess as audit } from './audit.ts';
export { bankLineAccess as bankLine } from './bank-line.ts';
export { bkbtrSettingAccess as bkbtrSetting } from './bkbtr-setting.ts';
export { bulkAccess as bulk } from './bulk.ts';
export { categoryAccess as category } from './category.ts';
export { colorAccess as color } from './color.ts';
export { genericAccess as generic } from './generic.ts';
export { institutionAccess as institution } from './institution.ts';
export { noteAccess as note } from './note.ts';
export { noticeAccess as notice } from './notice.ts';
export { otaAccess as ota } from './ota.ts';
export { paperAccess as paper } from './paper.ts';
export { policyAccess as policy } from './policy.ts';
export { pricingAccess as pricing } from './pricing.ts';
export { rateAccess as rate } from './rate.ts';
export { receivableAccess as receivable } from './receivable.ts';
export { reportAccess as report } from './report.ts';
export { rolePermissionAccess as rolePermission } from './role-permission.ts';
export { settingAccess as setting } from './setting.ts';
export { statementAccess as statement } from './statement.ts';
export { subscriptionAccess as subscription } from './subscription.ts';
export { templateAccess as template } from './template.ts';
export { twoFactorAccess as twoFactor } from './two-factor.ts';
export { userAccess as user } from './user.ts';
export { whatsappAccess as whatsapp } from './whatsapp.ts';
