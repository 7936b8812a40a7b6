import type { mockApi } from '@booking/api-client/mocks';

/**
 * A `fetch` answered by MSW handlers in the page itself: no worker to register, and each test or story has its own
 * server. Every request is recorded.
 */
export function mockedFetch(handlers: ReturnType<typeof mockApi>) {
  const requests: { readonly method: string; readonly url: URL; readonly headers: Headers }[] = [];
  const answer: typeof fetch = async (input, init = {}) => {
    // A signal of one environment is not one of another, so it is checked here.
    const { signal, ...rest } = init;
    const request = new Request(new URL(String(input), 'http://console.test'), rest);
    requests.push({
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
    });
    const response = await firstAnswer(handlers, request);
    signal?.throwIfAborted();
    if (!response) throw new TypeError(`Nothing answers ${request.method} ${request.url}`);
    return response;
  };
  return { fetch: answer, requests };
}

async function firstAnswer(handlers: ReturnType<typeof mockApi>, request: Request) {
  for (const handler of handlers) {
    const result = await handler.run({ request, requestId: 'mock' });
    if (result?.response) return result.response;
  }
  return undefined;
}
