import type { Database } from '../database/database.ts';
import type { TenantScope } from '../database/scope.ts';

/** The reader: the rows that they see, and the parts of a document, where it depends on that. */
export interface Reader {
  readonly scope: TenantScope;
  readonly permissions?: ReadonlySet<string>;
}

/** Context of a read. Every signed-in call has it. */
export interface ReadContext {
  readonly db: Database;
  readonly actor: Reader;
}

/** Context of a write: who writes, and when the call came. */
export interface WriteContext extends ReadContext {
  readonly actor: Reader & { readonly userId: string | null };
  readonly now: Date;
}
