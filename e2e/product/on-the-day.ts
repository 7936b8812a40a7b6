import { build } from '../../scripts/build/build.ts';
import { shiftedClock } from '../../scripts/moment/moment.ts';
import { withHouse } from './running-product.ts';

/** The moment at which the films and pictures of the product are taken, on whatever day they are made. */
const theDay = '2026-11-21T15:42:00+05:30';

/** A product whose day it is, and the time that a page of it should go by. */
export interface ProductOnTheDay {
  readonly origin: string;
  /** Milliseconds, as of `Date.now`. */
  now(): number;
}

/** Starts a product with sample data on the day of the pictures: the same rows and figures every time. */
export async function withProductOnTheDay(
  use: (product: ProductOnTheDay) => Promise<void>,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  // A product with a preload is not built by itself.
  await build();
  const shift = Date.parse(theDay) - Date.now();
  await withHouse(async (house) => {
    const { origin } = await house.start({
      preload: shiftedClock,
      env: { ...env, CLOCK_SHIFT: String(shift) },
    });
    await use({ origin, now: () => Date.now() + shift });
  });
}
