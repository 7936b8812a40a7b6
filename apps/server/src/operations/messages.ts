import * as z from 'zod/mini';
import type { Readings } from '../metrics/registry.ts';

/** Messages of the primary to a worker: to end with it, to make way for another one, to send its metrics. */
export const order = z.enum(['stop', 'retire', 'metrics']);
export type Order = z.infer<typeof order>;

/** Messages of a worker to the primary. */
export const report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), welcome: z.string() }),
  // Made by our own process and only for a page, so its form is not checked.
  z.object({ kind: z.literal('metrics'), readings: z.custom<Readings>(Array.isArray) }),
]);
export type Report = z.infer<typeof report>;
