/** A permission, as `resource.action`. */
export type PermissionName = `${string}.${string}`;

/** Access that a call requires. */
export type CallAccess = 'public' | 'self' | 'ownPassword' | 'signedIn' | PermissionName;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type RouteLine = `${Method} /${string}`;

/** The calls of a resource, a line each. */
export type RouteLines = Readonly<Record<string, RouteLine>>;

/** Access that each call of a resource requires: exactly the public ones are `public`. */
export type AccessOf<R extends RouteLines> = {
  readonly [C in keyof R]: R[C] extends `${string} !public`
    ? 'public'
    : Exclude<CallAccess, 'public'>;
};
