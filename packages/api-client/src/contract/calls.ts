/** The calls of each resource: their lines and their schemas. No types, which declarations can't have in a namespace. */

export { assetRoutes, assetSchemas } from './schemas/asset.ts';
export { auditRoutes, auditSchemas } from './schemas/audit.ts';
export { bankLineRoutes, bankLineSchemas } from './schemas/bank-line.ts';
export { bkbtrSettingRoutes, bkbtrSettingSchemas } from './schemas/bkbtr-setting.ts';
export { bulkRoutes, bulkSchemas } from './schemas/bulk.ts';
export { categoryRoutes, categorySchemas } from './schemas/category.ts';
export { colorRoutes, colorSchemas } from './schemas/color.ts';
export { genericRoutes, genericSchemas } from './schemas/generic.ts';
export { institutionRoutes, institutionSchemas } from './schemas/institution.ts';
export { noteRoutes, noteSchemas } from './schemas/note.ts';
export { noticeRoutes, noticeSchemas } from './schemas/notice.ts';
export { otaRoutes, otaSchemas } from './schemas/ota.ts';
export { paperRoutes, paperSchemas } from './schemas/paper.ts';
export { policyRoutes, policySchemas } from './schemas/policy.ts';
export { pricingRoutes, pricingSchemas } from './schemas/pricing.ts';
export { rateRoutes, rateSchemas } from './schemas/rate.ts';
export { receivableRoutes, receivableSchemas } from './schemas/receivable.ts';
export { reportRoutes, reportSchemas } from './schemas/report.ts';
export { rolePermissionRoutes, rolePermissionSchemas } from './schemas/role-permission.ts';
export { settingRoutes, settingSchemas } from './schemas/setting.ts';
export { statementRoutes, statementSchemas } from './schemas/statement.ts';
export { subscriptionRoutes, subscriptionSchemas } from './schemas/subscription.ts';
export { templateRoutes, templateSchemas } from './schemas/template.ts';
export { twoFactorRoutes, twoFactorSchemas } from './schemas/two-factor.ts';
export { userRoutes, userSchemas } from './schemas/user.ts';
export { whatsappRoutes, whatsappSchemas } from './schemas/whatsapp.ts';
