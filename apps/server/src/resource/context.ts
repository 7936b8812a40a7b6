import type { Database } from '../database/database.ts';
import type { TenantScope } from '../database/scope.ts';

/** What a read needs to know of its call. Every signed-in call has it. */
export interface ReadContext {
  readonly db: Database;
  readonly actor: { readonly scope: TenantScope };
}

/** What a write needs to know of its call: who writes, and when it came. */
export interface WriteContext extends ReadContext {
  readonly actor: { readonly scope: TenantScope; readonly userId: string | null };
  readonly now: Date;
}
