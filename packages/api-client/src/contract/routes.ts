import * as calls from './calls.ts';
import { type EndingWith, endingWith } from './ending-with.ts';
import type { RouteLines } from './resources/resource.ts';

export type { Method, RouteLine } from './resources/resource.ts';
export type RouteTable = Readonly<Record<string, RouteLines>>;

/**
 * Every call of the v1 API by its group, a line each: `METHOD /path -> response !flag`.
 *
 * - `{name}` in the path is the one identifier a call may take.
 * - `-> users[]` is a list (`Page<User>`), `-> settings[0]` the first element of a list
 *   or null if it is empty (`Setting | null`), `-> user` one entity under `data`. Without an arrow the call returns the whole body.
 * - `-> colors[]+statusColors` is a list with a second collection beside it, which is always whole:
 *   `Page<Color> & { statusColors }`. Its schema is `extra`.
 * - `!public` calls need no session: they never wait for a token refresh and never start one.
 * - `!clearsLocal` calls empty the page's local storage when they succeed (`API-04`).
 *
 * Client, server, OpenAPI document, mocks and query keys are all made from these lines (`resources/`) and from the
 * schemas that carry the same keys (`schemas/`). Editors show the comment of a line at each use of its call. Marked as
 * pure: a page that imports another constant must not carry the table.
 */
export const routes = /* @__PURE__ */ endingWith(calls, 'Routes');

export type Routes = EndingWith<typeof calls, 'Routes'>;

/**
 * The calls beyond the specified ones, in the same grammar: whatever is made from the table is made of these too. A
 * resource that the specification does not have is one of them without a line here.
 */
export const additions = /* @__PURE__ */ beyondSpecified(routes) satisfies RouteTable;

/** The specified calls. */
export const specified = /* @__PURE__ */ without(routes, additions);

/** The table without the resources of the specification, and what these have beyond it. */
function beyondSpecified({
  asset,
  bkbtrSetting,
  category,
  color,
  generic,
  institution,
  ota,
  policy,
  pricing,
  rate,
  report,
  rolePermission,
  setting,
  subscription,
  template,
  user,
  whatsapp,
  ...resources
}: Routes) {
  const { handOver, verifyLogin, resetTwoFactor, signInAs } = user;
  const { mySessions, endMySessions, sessions, endSessions } = user;
  const signIn = { handOver, verifyLogin, resetTwoFactor, signInAs };
  return { ...resources, user: { ...signIn, mySessions, endMySessions, sessions, endSessions } };
}

/** The groups of a table with what is left of them without the calls of another. */
function without(table: RouteTable, left: RouteTable): RouteTable {
  const groups = Object.entries(table).map(([group, calls]): [string, RouteLines] => [
    group,
    Object.fromEntries(Object.entries(calls).filter(([call]) => !left[group]?.[call])),
  ]);
  return Object.fromEntries(groups.filter(([, calls]) => Object.keys(calls).length > 0));
}
