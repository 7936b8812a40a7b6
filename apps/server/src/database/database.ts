import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** Connection that store functions query: the pool, or the transaction that they are part of. */
export type Database = PgDatabase<NodePgQueryResultHKT> & {
  readonly $client: pg.Pool | pg.PoolClient;
};

/** The connections to a database, and the queries that run on them. */
export interface Connections {
  readonly db: Database;
  readonly pool: pg.Pool;
}

/** An open database, embedded or served. Both speak the same protocol to the same driver. */
export interface OpenDatabase extends Connections {
  /**
   * Runs the work of one request, whose waits for a silent database end together after a few seconds.
   *
   * @throws DatabaseTimeout from the query that takes too long.
   */
  forRequest<T>(work: () => T): T;
  /**
   * Calls back for each notification of a channel, from any process on this database, while a connection for that can be had:
   * one that is lost is opened again. Notifications that are sent in between, or through a pooler, are missed.
   */
  listen(channel: string, heard: (payload: string) => void): { stop(): Promise<void> };
  /** Whether there is space on its disk; always so where the disk is another machine's. */
  hasDiskSpace(): Promise<boolean>;
  /** Lets the statements of `work`, which is not part of a request, take as long as they need on its connections. */
  withoutTimeout<T>(work: (unlimited: Connections) => Promise<T>): Promise<T>;
  /** Ends when every query in flight has, then closes what was opened. */
  close(): Promise<void>;
}
