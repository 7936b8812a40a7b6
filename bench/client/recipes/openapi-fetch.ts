import type { MakeSubject } from '@booking/conformance';
import createClient, { type Middleware } from 'openapi-fetch';
import { pageOf, partsOf } from './page.ts';

/** The middleware that openapi-fetch's users share: one promise for the refresh, the request cloned before it leaves. */
export const openapiFetch: MakeSubject = (setting) => {
  const page = pageOf(setting);
  const { baseUrl, fetch } = setting;
  const send = (request: Request) => {
    if (page.accessToken()) request.headers.set('authorization', `Bearer ${page.accessToken()}`);
    if (page.refreshToken()) request.headers.set('refreshToken', page.refreshToken());
    return fetch(request);
  };
  const clones = new WeakMap<Request, Request>();
  let refresh: Promise<void> | undefined;

  async function renew(): Promise<void> {
    const response = await send(new Request(`${baseUrl}/user/refresh`));
    const body = await response.json();
    if (!response.ok || !body.accessToken) {
      page.end();
      throw new Error('The session is over');
    }
    page.store(body);
    setting.onTokens(body);
  }

  const refreshing: Middleware = {
    onRequest({ request }) {
      clones.set(request, request.clone());
      return undefined;
    },
    async onResponse({ request, response }) {
      const again = clones.get(request);
      if (response.status !== 401 || !again) return undefined;
      refresh ??= renew().finally(() => {
        refresh = undefined;
      });
      await refresh;
      return send(again);
    },
  };

  const http = createClient<Record<string, Record<string, never>>>({ baseUrl, fetch: send });
  const plain = createClient<Record<string, Record<string, never>>>({ baseUrl, fetch: send });
  http.use(refreshing);
  const request = async (client: typeof http, method: string, path: string, init: object) => {
    const { error, response } = await (
      client.request as unknown as (
        method: string,
        path: string,
        init: object,
      ) => Promise<{ error?: unknown; response: Response }>
    )(method.toLowerCase(), path, init);
    if (error !== undefined || !response.ok) throw new Error(`${response.status}`);
  };
  return {
    call: (method, path, { body, signal } = {}) => request(http, method, path, { body, signal }),
    signIn: (body) => request(plain, 'POST', '/user/login', { body }),
    ...partsOf(page, () => request(plain, 'PATCH', '/user/logout', {})),
  };
};
