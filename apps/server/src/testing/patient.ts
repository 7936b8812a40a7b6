import type { OpenDatabase } from '../database/database.ts';
import { connectServed } from '../database/open.ts';

/** They end what hangs, in ms: no test is judged by how fast the machine is. */
export const PATIENT = {
  connectMs: 300_000,
  statementMs: 300_000,
  requestMs: 300_000,
  silentMs: 300_000,
};

/** The database of a PostgreSQL server, on a machine that may be busy. */
export const connectPatiently = (url: string): OpenDatabase => connectServed(url, PATIENT);
