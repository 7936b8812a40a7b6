export type { Api, CallOptions, Page } from './contract/index.ts';
export { API_BASE_PATH, LOGIN_MESSAGE, routes } from './contract/routes.ts';
