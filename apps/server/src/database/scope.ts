import { type Column, eq, type SQL, sql } from 'drizzle-orm';

/**
 * Whose rows a store function may touch. Every store function takes it first, so a query without a
 * decision about the tenant does not compile.
 */
export type TenantScope = PlatformScope | { readonly kind: 'institution'; readonly id: string };

export interface PlatformScope {
  readonly kind: 'platform';
}

/** All rows. For the platform's own work and for Super Admins. */
export const PLATFORM: PlatformScope = { kind: 'platform' };

/** The condition that keeps a query inside the scope; `tenant` is the column that names the institution. */
export function within(scope: TenantScope, tenant: Column): SQL {
  return scope.kind === 'platform' ? sql`true` : eq(tenant, scope.id);
}
