import { Agent, request } from 'node:http';

/** Calls that clients make to a server, again and again. */
export interface Target {
  readonly origin: string;
  readonly token: string;
  readonly paths: readonly string[];
}

/** Response times of the clients, in milliseconds and in the order of their ends. */
export interface Seen {
  readonly times: readonly number[];
  /** Number of responses that the server is busy (503). They are not in `times`. */
  readonly refused: number;
  readonly seconds: number;
}

/**
 * Runs `count` clients with a connection each: every one sends its next request as soon as it has its response, until
 * `isEnough`.
 */
export async function clients(
  count: number,
  { origin, token, paths }: Target,
  isEnough: (seconds: number, responses: number) => boolean,
): Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const times: number[] = [];
  const start = performance.now();
  let sent = 0;
  let refused = 0;
  const client = async () => {
    while (!isEnough((performance.now() - start) / 1000, sent)) {
      const path = paths[sent % paths.length] ?? '/';
      sent += 1;
      const began = performance.now();
      if (await get(`${origin}${path}`, agent, token)) times.push(performance.now() - began);
      else refused += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: count }, client));
  } finally {
    agent.destroy();
  }
  return { times, refused, seconds: (performance.now() - start) / 1000 };
}

/**
 * Resolves with whether the server had time for the request. `node:http` rather than `fetch`, whose own work would be a third
 * of what is measured on the same cores.
 */
function get(address: string, agent: Agent, token: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      { agent, headers: { Authorization: `Bearer ${token}` } },
      (response) => {
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode } = response;
          if (statusCode === 200 || statusCode === 503) resolve(statusCode === 200);
          else reject(new Error(`${address}: ${statusCode}.`));
        });
        response.resume();
      },
    );
    asked.on('error', reject).end();
  });
}
