/**
 * Every specified call of the v1 API, a line each: `METHOD /path -> response !flag`.
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
 * schemas that carry the same keys (`schemas.ts`). Editors show the comment of a line at each use of its call.
 */
export const specified = {
  user: {
    /** Signs in: returns both tokens for `session.begin`. 400 `WRONG_CREDENTIALS`; 429 after too many attempts. */
    login: 'POST /user/login !public',
    /** Lists the users that the caller may see. */
    list: 'GET /user -> users[]',
    /** Adds a user: invites them by email, or gives them a first password. 409 `DUPLICATE` for a known email address. */
    create: 'POST /user -> user',
    /** Returns the signed-in user, with their preferences. */
    me: 'GET /user/me -> user',
    /** Saves the own profile, photo and preferences from a `FormData`. 409 `VERSION_CONFLICT`. */
    updateMe: 'PATCH /user/me -> user',
    /** Ends the session on the server. Call `session.end()` too, which works offline. */
    logout: 'PATCH /user/logout !public',
    /** Changes a user, and clears the page's local storage. 409 `VERSION_CONFLICT`. */
    update: 'PATCH /user/{userId} -> user !clearsLocal',
    /** Sets a password that the user has to change at the next sign-in. */
    updatePassword: 'PATCH /user/{userId}/update-password -> user',
    /** Changes the own password. 400 `VALIDATION` at `currentPassword` if that is wrong. */
    updateMyPassword: 'PATCH /user/me/update-password',
    /** Sends a link for a new password, if there is such a user. The response never says whether. */
    forgotPassword: 'POST /user/forgot-password !public',
    /** Chooses a password by the token of an emailed link. 410 `LINK_EXPIRED`. */
    generatePassword: 'PATCH /user/generate-password/{token} !public',
    /** Refreshes the session; the same as `session.refresh()`. The client does it by itself. */
    refresh: 'GET /user/refresh !public',
  },
  template: {
    /** Lists the templates, also those that are not available yet. */
    list: 'GET /template -> templates[]',
  },
  institution: {
    /** Lists institutes, filtered and sorted. An owner gets their own only. */
    list: 'GET /institution -> institutions[]',
    /** Returns an institute. 404 `NOT_FOUND`. */
    get: 'GET /institution/{instituteId} -> institution',
    /** Creates an institute with its trial and invites its owner; without an owner, a draft. 409 `DUPLICATE`. */
    create: 'POST /institution -> institution',
    /** Changes an institute, except its status. A draft gets its owner by it. 409 `VERSION_CONFLICT` with the current one, or `DUPLICATE`. */
    update: 'PATCH /institution/{instituteId} -> institution',
    /** Changes the status, with a reason where one is required. 409 `INVALID_TRANSITION`; 422 `BUSINESS_RULE` when it can’t be activated. */
    changeStatus: 'PATCH /institution/{instituteId}/change-status -> institution',
  },
  subscription: {
    /** Lists institutes with their current subscription. */
    current: 'GET /subscription/current -> institutions[]',
    /** Lists all subscriptions, also those that have ended. */
    list: 'GET /subscription -> subscriptions[]',
    /** Starts a subscription. 409 `OVERLAP` if the institute has a current one. */
    create: 'POST /subscription -> subscription',
    /** Does one `action`: a payment, a change of plan, a pause, a cancellation. 409 `INVALID_TRANSITION` or `VERSION_CONFLICT`. */
    update: 'PATCH /subscription/{subscriptionId} -> subscription',
  },
  pricing: {
    /** Lists the plans on sale and the archived ones, by template. */
    list: 'GET /pricing -> pricings[]',
    /** Adds a plan to a template. 409 `DUPLICATE` for a known key or name. */
    create: 'POST /pricing -> pricing',
    /** Changes a plan; running subscriptions keep theirs. 409 `VERSION_CONFLICT`, `DUPLICATE`, or `IN_USE` for the key of a used one. */
    update: 'PATCH /pricing/{planId} -> pricing',
    /** Deletes a plan that was never sold. 409 `IN_USE` for any other: archive it instead. */
    remove: 'DELETE /pricing/{planId}',
  },
  rolePermission: {
    /** Lists the roles of templates, and what institutes have otherwise. Users of an institute get their own. */
    list: 'GET /rolePermission -> rolepermissions[]',
    /**
     * Saves roles of a template, or what an institute has otherwise. Returns all of them. 409 `VERSION_CONFLICT`, `DUPLICATE`
     * or `IN_USE`; 422 `BUSINESS_RULE` for the own role, for permissions that the caller lacks, or when no one could then
     * manage users and roles.
     */
    save: 'PATCH /rolePermission/save -> rolepermissions',
  },
  bkbtrSetting: {
    /** Returns the settings of the platform, or null before they are saved. */
    get: 'GET /bkbtrSetting -> bkbtr_settings[0]',
    /**
     * Saves whole sections; those that are left out stay as they are. A secret is replaced by a text, removed by null and
     * kept when it is left out. 409 `VERSION_CONFLICT` when someone else saved since `__v`.
     */
    save: 'PATCH /bkbtrSetting/save -> bkbtr_setting',
  },
  report: {
    /** Returns the figures, series, events and lists of a period. Ask for some `sections` only to get them sooner. */
    superAdmin: 'GET /report/superAdmin -> report',
  },
  color: {
    /** Lists the palette. `statusColors` are always all status colours. */
    list: 'GET /color -> colors[]+statusColors',
    /** Adds a colour. 409 `DUPLICATE` for a known name or hex. */
    create: 'POST /color -> color',
    /** Changes a colour. 409 `VERSION_CONFLICT` or `DUPLICATE`. */
    update: 'PATCH /color/{colorId} -> color',
    /** Deletes a colour. 409 `IN_USE` for a used one, unless `replaceBy` names another for all its uses. */
    remove: 'DELETE /color/{colorId}',
    /** Saves all status colours at once, or resets them. 409 `VERSION_CONFLICT`. */
    setStatusColor: 'PATCH /color/statusColor -> statusColors',
  },
  ota: {
    /** Lists the sales channels of the platform. */
    list: 'GET /ota -> otas[]',
    /** Adds a sales channel. 409 `DUPLICATE` for a known name or code. */
    create: 'POST /ota -> ota',
    /** Changes a sales channel. 409 `VERSION_CONFLICT` or `DUPLICATE`; 422 `BUSINESS_RULE` for the code of a used one. */
    update: 'PATCH /ota/{otaId} -> ota',
    /** Deletes a sales channel. 409 `IN_USE` for a used one. */
    remove: 'DELETE /ota/{otaId}',
  },
  whatsapp: {
    /** Returns the message templates of the provider's account, or samples where none is connected. */
    templates: 'GET /whatsapp/templates -> messageTemplates',
    /** Lists the messaging actions of institutes. */
    list: 'GET /whatsapp -> whatsapps[]',
    /** Adds a messaging action, as a draft unless it is activated. 409 `DUPLICATE` for a known name; 403 `NOT_ENTITLED`. */
    create: 'POST /whatsapp -> whatsapp',
    /** Changes, activates or deactivates an action. 409 `VERSION_CONFLICT` or `DUPLICATE`; 422 `BUSINESS_RULE` when it can't be activated. */
    update: 'PATCH /whatsapp/{actionId} -> whatsapp',
    /** Deletes an action. */
    remove: 'DELETE /whatsapp/{actionId}',
  },
  generic: {
    /** Lists what institutes of each template can rent. */
    list: 'GET /generic -> generics[]',
  },
  category: {
    /** Lists the categories of institutes. */
    list: 'GET /category/getAll -> categories[]',
    /** Returns a category. 404 `NOT_FOUND`. */
    get: 'GET /category/{categoryId} -> category',
    /** Adds a category. 409 `DUPLICATE` for a known name or code; 403 `NOT_ENTITLED` beyond what the plan allows. */
    create: 'POST /category -> category',
    /** Changes a category, or adds a picture to it from a `FormData`. 409 `VERSION_CONFLICT` or `DUPLICATE`; 422 `BUSINESS_RULE` for another generic once it has assets. */
    update: 'PATCH /category/{categoryId} -> category',
    /** Changes codes of several categories, all or none; two may swap theirs. 409 `DUPLICATE` names each that is taken. */
    updateCodes: 'PATCH /category/codesUpdate -> categories',
    /** Puts all categories of an institute in order. 409 `VERSION_CONFLICT` unless each is named once. */
    updateOrder: 'PATCH /category/orderUpdate -> categories',
    /** Deletes a category. 409 `IN_USE` for a used one, with what uses it in `data.blockers`. */
    remove: 'DELETE /category/{categoryId}',
    /** Says what an institute can rent, and how much its plan still allows. */
    checkGenerics: 'GET /category/checkGenerics',
  },
  asset: {
    /** Lists the assets of institutes. */
    list: 'GET /asset -> assets[]',
    /** Returns an asset. 404 `NOT_FOUND`. */
    get: 'GET /asset/{assetId} -> asset',
    /** Lists assets for a table: the same rows, by code unless `sort` says otherwise. */
    forTable: 'GET /asset/forTable -> assets[]',
    /** Adds one asset, or up to 200 at once, all or none. 409 `DUPLICATE` names each code that is taken; 403 `NOT_ENTITLED` beyond what the plan allows. */
    create: 'POST /asset -> assets',
    /** Changes an asset. 409 `VERSION_CONFLICT` or `DUPLICATE`. */
    update: 'PATCH /asset/{assetId} -> asset',
    /** Changes many assets, by ids or by a filter; `dryRun` only counts them. 403 `NOT_ENTITLED` without asset management. */
    updateMany: 'PATCH /asset/updateAssets -> result',
    /** Puts all assets of a category in order. 409 `VERSION_CONFLICT` unless each is named once. */
    updateOrder: 'PATCH /asset/orderUpdate -> assets',
    /** Deletes an asset. 409 `IN_USE` for a used one, with what uses it in `data.blockers`. */
    remove: 'DELETE /asset/{assetId}',
  },
  setting: {
    /** Returns the settings of an institute: what it has saved, else what its template comes with. 404 `NOT_FOUND`. */
    get: 'GET /setting -> settings[0]',
    /** Changes sections of the settings, or resets all. 409 `VERSION_CONFLICT` with the current ones. */
    save: 'PATCH /setting/save -> setting',
  },
  policy: {
    /** Returns the policy of an institute, or an earlier version of it; null before the first is saved. */
    get: 'GET /policy -> policies[0]',
    /** Adds the policy of an institute. 403 `NOT_ENTITLED`; 409 `DUPLICATE` if it has one. */
    create: 'POST /policy -> policy',
    /** Changes fields of a policy, as a new version. 403 `NOT_ENTITLED`; 409 `VERSION_CONFLICT` with the current one. */
    update: 'PATCH /policy/{policyId} -> policy',
    /** Saves the whole policy of an institute, the first or a new version. 403 `NOT_ENTITLED`; 409 `VERSION_CONFLICT`. */
    save: 'PATCH /policy/save -> policy',
  },
  rate: {
    /** Returns the rates of an institute in a window of days: where each value comes from, and on request its history. */
    list: 'GET /rate -> rates',
    /** Changes rates in ranges, or takes a batch back. 409 `VERSION_CONFLICT` for cells that someone has changed since; 403 `NOT_ENTITLED` for packages beyond the plan. */
    create: 'POST /rate -> result',
  },
} as const satisfies RouteTable;

/**
 * The calls beyond the specified ones, in the same grammar: whatever is made from the table is made of these too. Each
 * has a decision that names it, and a line in `docs/additions.tsv`.
 */
export const additions = {
  bulk: {
    /** Checks a change of all rows that match the criteria of a list: each is tried, nothing is written. 400 `VALIDATION` for more than 10,000. */
    create: 'POST /bulk -> bulk',
    /** Returns how far it is: counts, reasons, and the rows of an outcome. 404 `NOT_FOUND` for someone else's. */
    get: 'GET /bulk/{bulkId} -> bulk',
    /** Makes the change to the rows that were checked, or again to those that failed. 409 `INVALID_TRANSITION` while it runs. */
    run: 'POST /bulk/{bulkId}/run -> bulk',
    /** Stops it: rows that were not reached stay as they are. */
    cancel: 'DELETE /bulk/{bulkId} -> bulk',
  },
} as const satisfies RouteTable;

/** All calls. Marked as pure: a page that imports a constant of this file must not carry the table. */
export const routes = /* @__PURE__ */ Object.assign({}, specified, additions);

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
