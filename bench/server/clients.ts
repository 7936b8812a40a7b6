import { Agent, request } from 'node:http';

/** What a server is asked for, again and again. */
export interface Target {
  readonly origin: string;
  readonly token: string;
  readonly paths: readonly string[];
}

/** What clients saw: milliseconds of each response, in the order of their ends, and how long it took in all. */
export interface Seen {
  readonly times: readonly number[];
  readonly seconds: number;
}

/** So many clients with a connection each, of which every one asks again as soon as it has its response, until `isEnough`. */
export async function clients(
  count: number,
  { origin, token, paths }: Target,
  isEnough: (seconds: number, responses: number) => boolean,
): Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const times: number[] = [];
  const start = performance.now();
  let sent = 0;
  const client = async () => {
    while (!isEnough((performance.now() - start) / 1000, sent)) {
      const path = paths[sent % paths.length] ?? '/';
      sent += 1;
      const began = performance.now();
      await get(`${origin}${path}`, agent, token);
      times.push(performance.now() - began);
    }
  };
  try {
    await Promise.all(Array.from({ length: count }, client));
  } finally {
    agent.destroy();
  }
  return { times, seconds: (performance.now() - start) / 1000 };
}

/** `node:http` rather than `fetch`, whose own work would be a third of what is measured on the same cores. */
function get(address: string, agent: Agent, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      { agent, headers: { Authorization: `Bearer ${token}` } },
      (response) => {
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${address}: ${response.statusCode}.`));
        });
        response.resume();
      },
    );
    asked.on('error', reject).end();
  });
}
