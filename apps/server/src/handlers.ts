/** The calls of each resource that needs nothing but the call itself: a line each. `app.ts` makes the others. */

export { assetHandlers as asset } from './asset/routes.ts';
export { auditHandlers as audit } from './audit/audit.ts';
export { bankLineHandlers as bankLine } from './bank-line/routes.ts';
export { colorHandlers as color } from './color/routes.ts';
export { subscriptionHandlers as subscription } from './customer/subscription.ts';
export { genericHandlers as generic } from './generic/generic.ts';
export { noteHandlers as note } from './note/note.ts';
export { noticeHandlers as notice } from './notice/notice.ts';
export { otaHandlers as ota } from './ota/ota.ts';
export { paperHandlers as paper } from './paper/routes.ts';
export { policyHandlers as policy } from './policy/policy.ts';
export { pricingHandlers as pricing } from './pricing/pricing.ts';
export { receivableHandlers as receivable } from './receivable/routes.ts';
export { rolePermissionHandlers as rolePermission } from './role-permission/routes.ts';
export { settingHandlers as setting } from './setting/setting.ts';
export { statementHandlers as statement } from './statement/routes.ts';
export { templateHandlers as template } from './template/routes.ts';
