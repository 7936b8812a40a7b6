/** The prefix of every path (`API-01`). */
export const API_BASE_PATH = '/api/v1';

/** The exact message of the server when a session is missing or over: clients refresh on it (`AUTH-04`). */
export const LOGIN_MESSAGE = 'Please login to proceed!';

/** The headers that carry a session (`API-02`). */
export const REFRESH_TOKEN_HEADER = 'refreshToken';
