import type { MakeSubject } from '@booking/conformance';
import ky from 'ky';
import { pageOf, partsOf } from './page.ts';

/** The recipe of ky's read-me: an `afterResponse` hook that refreshes on 401 and sends the request again. */
export const kyReadme: MakeSubject = (setting) => {
  const page = pageOf(setting);
  const { baseUrl: prefixUrl, timeout, fetch } = setting;
  const headers = (request: Request) => {
    if (page.accessToken()) request.headers.set('authorization', `Bearer ${page.accessToken()}`);
    if (page.refreshToken()) request.headers.set('refreshToken', page.refreshToken());
  };
  const plain = ky.create({
    prefixUrl,
    timeout,
    fetch,
    retry: 0,
    hooks: { beforeRequest: [headers] },
  });
  const http = ky.create({
    prefixUrl,
    timeout,
    fetch,
    retry: { limit: 1, statusCodes: [], retryOnTimeout: false, shouldRetry: () => false },
    hooks: {
      beforeRequest: [headers],
      afterResponse: [
        async (request, _options, response, state) => {
          if (response.status !== 401 || state.retryCount > 0) return undefined;
          try {
            const tokens = await plain
              .get('user/refresh')
              .json<{ accessToken: string; refreshToken: string }>();
            page.store(tokens);
            setting.onTokens(tokens);
          } catch (error) {
            page.end();
            throw error;
          }
          const renewed = new Request(request);
          headers(renewed);
          return ky.retry({ request: renewed, code: 'TOKEN_REFRESHED' });
        },
      ],
    },
  });
  return {
    call: (method, path, { body, signal } = {}) =>
      http(path.slice(1), {
        method,
        ...(signal && { signal }),
        ...(isPlain(body) ? { json: body } : { body: body as BodyInit }),
      }).text(),
    signIn: (json) => plain.post('user/login', { json }).json(),
    ...partsOf(page, () => plain.patch('user/logout')),
  };
};

function isPlain(body: unknown): boolean {
  return Object.prototype.toString.call(body) === '[object Object]';
}
