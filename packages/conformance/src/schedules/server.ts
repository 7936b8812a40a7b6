import { LOGIN_MESSAGE } from '../../../api-client/src/contract/protocol.ts';
import type { Tokens } from '../../../api-client/src/contract/schemas/credentials.ts';
import type { How, Weather } from './steps.ts';

/** A request in flight; the schedule decides when it gets its response. */
export interface Waiting {
  readonly isRefresh: boolean;
  /** Responds to it; to a refresh according to `weather`. Returns what the client got. */
  go(how: How): How | 'stale' | 'renewed' | 'unanswered' | 'denied';
}

/** Tokens and body of a request. */
export interface Sent {
  readonly access: string;
  readonly refresh: string;
  readonly body: string | undefined;
}

/**
 * A server that moves only when a schedule says so. Like the real one, it accepts a refresh token that was used already
 * from the holder of a copy, and opens a branch.
 */
export function createServer() {
  const valid = new Set<string>();
  let serial = 0;
  let weather: Weather = 'good';

  function issue(owner: string): Tokens {
    serial += 1;
    const tokens = { accessToken: `${owner}:a${serial}`, refreshToken: `${owner}:r${serial}` };
    valid.add(tokens.accessToken);
    return tokens;
  }

  /** Makes the `fetch` of a tab, which says of each request that it is sent. */
  function doorOf(onSend: (path: string, sent: Sent, waiting: Waiting) => void): typeof fetch {
    return (url, init) => {
      const headers = new Headers(init?.headers);
      const sent: Sent = {
        access: headers.get('authorization')?.replace('Bearer ', '') ?? '',
        refresh: headers.get('refreshToken') ?? '',
        body: typeof init?.body === 'string' ? init.body : undefined,
      };
      const path = new URL(String(url)).pathname.replace('/api/v1', '');
      const isRefresh = path === '/user/refresh';
      return new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        const fail = () => reject(new TypeError('fetch failed'));
        const respond = (status: number, body: object) =>
          resolve(new Response(JSON.stringify(body), { status }));
        onSend(path, sent, {
          isRefresh,
          go(how) {
            if (isRefresh) return renew(sent.refresh, respond, fail);
            if (!valid.has(sent.access)) {
              respond(401, { message: LOGIN_MESSAGE });
              return 'stale';
            }
            if (how === 'offline') fail();
            else respond({ good: 200, down: 503, refused: 422 }[how], {});
            return how;
          },
        });
      });
    };
  }

  function renew(
    token: string,
    respond: (status: number, body: object) => void,
    fail: () => void,
  ): 'renewed' | 'unanswered' | 'denied' {
    if (weather === 'refused') {
      respond(401, { message: LOGIN_MESSAGE });
      return 'denied';
    }
    if (weather === 'down') respond(503, {});
    else if (weather === 'offline') fail();
    else {
      const tokens = issue(token.split(':')[0] ?? '');
      if (weather === 'good') {
        respond(200, tokens);
        return 'renewed';
      }
      fail();
    }
    return 'unanswered';
  }

  return {
    issue,
    doorOf,
    expire: () => valid.clear(),
    turn(to: Weather) {
      weather = to;
    },
  };
}

export type Server = ReturnType<typeof createServer>;
