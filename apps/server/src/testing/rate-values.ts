import { addDays } from '@booking/api-client/contract';
import fc from 'fast-check';

export const RUNS = { numRuns: Number(process.env.RATE_RUNS ?? 100) };

export const FIRST = '2027-12-20';
export const date = fc.integer({ min: 0, max: 80 }).map((days) => addDays(FIRST, days));
