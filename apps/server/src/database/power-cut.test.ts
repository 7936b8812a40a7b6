import { describe, expect, it } from 'vitest';
import { cutPower } from '../testing/power-cut/rounds.ts';

/** `npm run durability` sets it to 200. */
const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 5);
const SEED = Number(process.env.DURABILITY_SEED ?? Date.now() % 1_000_000);

describe('a power cut under the embedded database', () => {
  it(
    `loses and tears nothing that was acknowledged, and it always opens: ${ROUNDS} cuts`,
    async () => {
      const outcome = await cutPower({ rounds: ROUNDS, seed: SEED });
      process.stdout.write(`Power cuts, seed ${SEED}: ${JSON.stringify(outcome)}\n`);
      expect(outcome.harm, `seed ${SEED}`).toEqual([]);
      expect(outcome.cuts).toBe(ROUNDS);
      expect(outcome.acknowledged).toBeGreaterThan(0);
    },
    600_000 + ROUNDS * 10_000,
  );

  it('would do harm if the files were not synced, so the cuts above mean something', async () => {
    const outcome = await cutPower({ rounds: 20, seed: 7, syncs: false });
    expect(outcome.harm).not.toEqual([]);
  });
});
