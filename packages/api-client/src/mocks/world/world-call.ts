import type { Permission } from '../../contract/facts/access.ts';
import type { Grantable } from '../../contract/facts/permissions.ts';
import type { CurrentUser } from '../../contract/schemas/user.ts';
import { failure } from '../failure.ts';
import type { CallName, InputOf, MockCall, ResultOf } from '../resolver.ts';
import type { UserRow } from './row-types.ts';
import type { Row, Rows, Writer } from './rows.ts';

/** Who makes a call. */
export interface Caller {
  readonly user: UserRow;
  readonly permissions: ReadonlySet<Permission | Grantable>;
  /** The user of the platform who acts as them; null for themselves. */
  readonly actedBy: CurrentUser['actedBy'];
  /** Whose rows they reach; null for all. */
  readonly institutionId: string | null;
}

/** A call that was admitted. */
export interface WorldCall<I> extends MockCall<I> {
  readonly caller: Caller;
  /** Who writes in it, and when. */
  readonly writer: Writer;
}

/** The calls of a resource. They throw their failures. */
export type CallsOf<G extends string> = {
  readonly [N in CallName as N extends `${G}.${infer C}` ? C : never]: (
    call: WorldCall<InputOf<N>>,
  ) => ResultOf<N> | Promise<ResultOf<N>>;
};

/** Whether a caller reaches the rows of an institution. */
export function reaches({ institutionId }: Caller, id: string | null): boolean {
  return institutionId === null || institutionId === id;
}

/** The row of an institution that the caller reaches; to others it looks as if there were none. @throws MockFailure `NOT_FOUND` */
export function reached<R extends Row>(
  rows: Rows<R>,
  caller: Caller,
  id: string,
  institutionOf: (row: R) => string | null,
): R {
  const row = rows.get(id);
  if (!reaches(caller, institutionOf(row))) throw rows.missing();
  return row;
}

/** @throws MockFailure `VERSION_CONFLICT` with the document as it is now, for a write that was made from another version. */
export function requireVersion(
  row: Row,
  version: number | undefined,
  document: () => unknown,
  people: Rows<UserRow>,
  caller: Caller,
): void {
  if (version === undefined || version === row.__v) return;
  const user = people.find(row.updatedBy);
  const isShown = user && (caller.institutionId === null || user.institutionId !== null);
  const by = isShown ? { _id: user._id, name: `${user.firstName} ${user.lastName}`.trim() } : null;
  throw failure('VERSION_CONFLICT', { data: document(), changed: { at: row.updatedAt, by } });
}
