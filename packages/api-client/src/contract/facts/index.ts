/** What the contract knows without a schema: statuses, transitions, limits, the password policy. */
export * from './access.ts';
export * from './billing.ts';
export * from './color.ts';
export * from './entitlements.ts';
export * from './gstin.ts';
export * from './institution.ts';
export * from './list.ts';
export * from './ota.ts';
export * from './password.ts';
export * from './password-policy.ts';
export * from './picture.ts';
export * from './preferences.ts';
export * from './pricing.ts';
export * from './report.ts';
export * from './subscription.ts';
export * from './template.ts';
export * from './user.ts';
