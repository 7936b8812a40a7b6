import { withHouse } from '../../e2e/product/running-product.ts';
import type { Measure, Row } from '../report/table.ts';
import { clients } from './clients.ts';
import { machine, settings, signIn } from './large-platform.ts';
import { residentBytes } from './processes.ts';

const CLIENTS = 8;
const PARTS = 10;
/** How long a session is used. */
const SESSION_SECONDS = 1_500;
/** The end against the middle: by then everything has been used and compiled. */
const MOST_GROWTH = 1.1;

/** The caller's own account between every two others: a million requests in less than two hours. */
const paths = [
  '/api/v1/institution',
  '/api/v1/institution?search=saffron',
  '/api/v1/user?sort=name',
  '/api/v1/subscription/current',
  '/api/v1/pricing',
].flatMap((path) => [path, '/api/v1/user/me', '/api/v1/user/me', '/api/v1/user/me']);

/**
 * Memory of the product after a start and while it responds: with the embedded database, or with the one that
 * `DATABASE_URL` names.
 */
export async function memoryMeasures({ requests }: { requests: number }): Promise<Measure[]> {
  return withHouse(async (house) => {
    const { origin, pid } = await house.start({ env: settings });
    // The optimizing compiler is at work after the first queries.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const sizes = [residentBytes(pid)];
    for (let part = 0; part < PARTS; part += 1) {
      // An access token ends after an hour.
      for (let left = requests / PARTS; left > 0; ) {
        const target = { origin, token: await signIn(origin), paths };
        const isEnough = (seconds: number, sent: number) =>
          sent >= left || seconds >= SESSION_SECONDS;
        left -= (await clients(CLIENTS, target, isEnough)).times.length;
      }
      const bytes = residentBytes(pid);
      sizes.push(bytes);
      // A million takes an hour or more.
      process.stderr.write(
        `${requests * ((part + 1) / PARTS)}: ${(bytes / 2 ** 20).toFixed(0)} MB\n`,
      );
    }
    const growth = (sizes.at(-1) ?? Number.NaN) / (sizes[PARTS / 2] ?? Number.NaN);
    const rows = sizes.map((bytes, part): Row => {
      const sent = (requests / PARTS) * part;
      return {
        who: part === 0 ? 'after the start' : `after ${sent.toLocaleString('en')}`,
        cells: [(bytes / 2 ** 20).toFixed(0)],
        ...(part === PARTS && {
          goal: { met: growth <= MOST_GROWTH, text: `${MOST_GROWTH} × of half of them` },
        }),
      };
    });
    return [{ title: `Memory of the product, ${machine()}`, columns: ['MB'], rows }];
  });
}
