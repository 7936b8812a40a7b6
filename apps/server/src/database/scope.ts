import { type Column, eq, type SQL, sql } from 'drizzle-orm';

/**
 * Rows that a call may touch. A resource names the column of its tenant, or says that its rows are the
 * platform's (`resource/rows.ts`); a query apart from that takes a scope and keeps to it.
 */
export type TenantScope = PlatformScope | { readonly kind: 'institution'; readonly id: string };

export interface PlatformScope {
  readonly kind: 'platform';
}

/** All rows. For the platform's own work and for Super Admins. */
export const PLATFORM: PlatformScope = { kind: 'platform' };

/** Makes something once for each kind of scope. It sees no more of a scope, so that what is kept is no tenant's. */
export function byKind<T>(make: (kind: TenantScope['kind']) => T): (scope: TenantScope) => T {
  const documents = { platform: make('platform'), institution: make('institution') };
  return ({ kind }) => documents[kind];
}

/** The condition that keeps a query inside the scope; `tenant` is the column that names the institution. */
export function within(scope: TenantScope, tenant: Column): SQL {
  return scope.kind === 'platform' ? sql`true` : eq(tenant, scope.id);
}
