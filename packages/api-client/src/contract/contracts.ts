/** What the contract exports of each resource: its schemas and types, and the lines of its calls. */

export * from './schemas/asset.ts';
export * from './schemas/bank-line.ts';
export * from './schemas/bkbtr-setting.ts';
export * from './schemas/bulk.ts';
export * from './schemas/category.ts';
export * from './schemas/channel.ts';
export * from './schemas/color.ts';
export * from './schemas/credentials.ts';
export * from './schemas/generic.ts';
export * from './schemas/institution.ts';
export * from './schemas/ota.ts';
export * from './schemas/paper.ts';
export * from './schemas/passwords.ts';
export * from './schemas/policy.ts';
export * from './schemas/preferences.ts';
export * from './schemas/pricing.ts';
export * from './schemas/rate.ts';
export * from './schemas/receivable.ts';
export * from './schemas/report.ts';
export * from './schemas/role-permission.ts';
export * from './schemas/setting.ts';
export * from './schemas/subscription.ts';
export * from './schemas/template.ts';
export * from './schemas/user.ts';
export * from './schemas/whatsapp.ts';
