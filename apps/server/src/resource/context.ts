import type { Database } from '../database/database.ts';
import type { TenantScope } from '../database/scope.ts';

/** Who reads: whose rows they see, and which parts of a document, where it depends on that. */
export interface Reader {
  readonly scope: TenantScope;
  readonly permissions?: ReadonlySet<string>;
}

/** What a read needs to know of its call. Every signed-in call has it. */
export interface ReadContext {
  readonly db: Database;
  readonly actor: Reader;
}

/** What a write needs to know of its call: who writes, and when it came. */
export interface WriteContext extends ReadContext {
  readonly actor: Reader & { readonly userId: string | null };
  readonly now: Date;
}
