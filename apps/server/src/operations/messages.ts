import * as z from 'zod/mini';
import type { Readings } from '../metrics/registry.ts';

/** What the primary says to a worker: to end with it, to make room for another one, to send its metrics. */
export const order = z.enum(['stop', 'retire', 'metrics']);
export type Order = z.infer<typeof order>;

/** What a worker says to the primary. */
export const report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), welcome: z.string() }),
  // Of our own making and for a page only: its form is not looked into.
  z.object({ kind: z.literal('metrics'), readings: z.custom<Readings>(Array.isArray) }),
]);
export type Report = z.infer<typeof report>;
