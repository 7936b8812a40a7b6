import { parseRoute } from '../contract/route.ts';
import { routes } from '../contract/routes.ts';
import { asksForLogin } from '../transport/answer.ts';
import { ApiError } from '../transport/api-error.ts';
import { prepare } from '../transport/request.ts';
import { type Answer, send, type Wire } from '../transport/send.ts';
import type { Exchange, Session } from './session.ts';
import { readTokens } from './token-store.ts';

/** Milliseconds before a refresh that got no answer, 429 or 5xx is tried again. */
export const REFRESH_RETRY_DELAYS = [1_000, 4_000] as const;

/** Milliseconds up to which a refresh obeys `Retry-After`. */
export const REFRESH_RETRY_AFTER_MAX = 10_000;

/** Gives the refresh token for a new pair (`AUTH-04`, `AUTH-05`). Never rejects. */
export async function exchangeTokens(
  wire: Wire,
  session: Session,
  isCurrent: () => boolean,
): Promise<Exchange> {
  const { method, path } = parseRoute(routes.user.refresh);
  const call = prepare(wire.baseUrl, method, path, undefined, {});
  let result = await once();
  for (const delay of REFRESH_RETRY_DELAYS) {
    if (result.kind !== 'unavailable') break;
    await sleep(Math.max(delay, Math.min(result.wait, REFRESH_RETRY_AFTER_MAX)));
    if (!isCurrent()) break;
    result = await once();
  }
  return result;

  async function once(): Promise<Exchange & { readonly wait: number }> {
    try {
      // No signal of a caller: the others wait for the same flight, and a rotated token must not be lost.
      const answer = await send(wire, call, session.read(), new AbortController(), {
        cache: 'no-store',
      });
      return { ...judge(answer, call.route), wait: (answer.retryAfter ?? 0) * 1_000 };
    } catch (cause) {
      return { kind: 'unavailable', cause, wait: 0 };
    }
  }
}

function judge(answer: Answer, route: string): Exchange {
  const { status, body, retryAfter } = answer;
  const tokens = readTokens(body);
  if (status >= 200 && status < 300 && tokens && !asksForLogin(answer)) {
    return { kind: 'renewed', tokens };
  }
  const cause = new ApiError({ kind: 'http', route, status, body, retryAfter });
  const isDown = (status === 429 || status >= 500) && !asksForLogin(answer);
  return { kind: isDown ? 'unavailable' : 'refused', cause };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
