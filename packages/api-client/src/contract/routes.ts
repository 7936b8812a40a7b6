/**
 * Every call of the v1 API, a line each: `METHOD /path -> response !flag`.
 *
 * - `{name}` in the path is the one identifier a call may take.
 * - `-> users[]` is a list (`Page<User>`), `-> settings[0]` the first element of a list
 *   or null if it is empty (`Setting | null`), `-> user` one entity under `data`. Without an arrow the call returns the whole body.
 * - `-> colors[]+statusColors` is a list with a second collection beside it, which is always whole:
 *   `Page<Color> & { statusColors }`. Its schema is `extra`.
 * - `!public` calls need no session: they never wait for a token refresh and never start one.
 * - `!clearsLocal` calls empty the page's local storage when they succeed (`API-04`).
 *
 * Client, server, OpenAPI document, mocks and query keys are all made from this table and from the
 * schemas that carry the same keys (`schemas.ts`).
 */
export const routes = {
  user: {
    login: 'POST /user/login !public',
    list: 'GET /user -> users[]',
    create: 'POST /user -> user',
    me: 'GET /user/me -> user',
    updateMe: 'PATCH /user/me -> user',
    logout: 'PATCH /user/logout !public',
    update: 'PATCH /user/{userId} -> user !clearsLocal',
    updatePassword: 'PATCH /user/{userId}/update-password -> user',
    updateMyPassword: 'PATCH /user/me/update-password',
    forgotPassword: 'POST /user/forgot-password !public',
    generatePassword: 'PATCH /user/generate-password/{token} !public',
    refresh: 'GET /user/refresh !public',
  },
  template: {
    list: 'GET /template -> templates[]',
  },
  institution: {
    list: 'GET /institution -> institutions[]',
    get: 'GET /institution/{instituteId} -> institution',
    create: 'POST /institution -> institution',
    update: 'PATCH /institution/{instituteId} -> institution',
    changeStatus: 'PATCH /institution/{instituteId}/change-status -> institution',
  },
  bkbtrSetting: {
    get: 'GET /bkbtrSetting -> bkbtr_settings[0]',
  },
  report: {
    superAdmin: 'GET /report/superAdmin -> report',
  },
  color: {
    list: 'GET /color -> colors[]+statusColors',
    create: 'POST /color -> color',
    update: 'PATCH /color/{colorId} -> color',
    remove: 'DELETE /color/{colorId}',
    setStatusColor: 'PATCH /color/statusColor -> statusColors',
  },
  ota: {
    list: 'GET /ota -> otas[]',
    create: 'POST /ota -> ota',
    update: 'PATCH /ota/{otaId} -> ota',
    remove: 'DELETE /ota/{otaId}',
  },
} as const satisfies RouteTable;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type RouteLine = `${Method} /${string}`;
export type RouteTable = Record<string, Record<string, RouteLine>>;
export type Routes = typeof routes;

/** The prefix of every path (`API-01`). */
export const API_BASE_PATH = '/api/v1';

/** What the server says, to the letter, when a session is missing or over: clients refresh on it (`AUTH-04`). */
export const LOGIN_MESSAGE = 'Please login to proceed!';

/** The headers that carry a session (`API-02`). */
export const REFRESH_TOKEN_HEADER = 'refreshToken';
