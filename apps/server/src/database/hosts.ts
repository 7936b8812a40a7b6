import pg from 'pg';
import { READ_ONLY, sqlState } from './transaction.ts';

/** A server that only reads is not the one to write on. */
class ReadOnlyServer extends Error {
  readonly code = READ_ONLY;

  constructor() {
    super('This server only reads.');
  }
}

/**
 * A pool of connections to that one of several servers which takes writes, as `target_session_attrs=read-write` means it,
 * which the driver does not know. When connections to it fail, the next one is tried: after a failover, the standby that
 * has been promoted.
 */
export class PrimaryPool extends pg.Pool {
  readonly #hosts: Hosts;

  constructor(servers: readonly string[], settings: pg.PoolConfig) {
    const hosts = new Hosts(servers);
    const { onConnect } = settings;
    super({
      ...settings,
      Client: class extends pg.Client {
        constructor(config?: pg.ClientConfig) {
          super({ ...config, connectionString: hosts.current });
        }
      },
      onConnect: async (client) => {
        const { rows } = await client.query<{ readOnly: boolean }>(
          'select pg_is_in_recovery() as "readOnly"',
        );
        if (rows[0]?.readOnly) throw new ReadOnlyServer();
        await onConnect?.(client);
      },
    });
    this.#hosts = hosts;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(
    callback?: Parameters<pg.Pool['connect']>[0],
  ): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connect();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  /** Tries each server once, beginning with the one that was right last. */
  async #connect(): Promise<pg.PoolClient> {
    for (let left = this.#hosts.count; ; left -= 1) {
      const { current } = this.#hosts;
      try {
        return await super.connect();
      } catch (error) {
        if (left === 1 || !isOfServer(error)) throw error;
        this.#hosts.leave(current);
      }
    }
  }
}

/** The servers, and the one that is the primary as far as we know. */
class Hosts {
  readonly #servers: readonly string[];
  #at = 0;

  constructor(servers: readonly string[]) {
    this.#servers = servers;
  }

  get count(): number {
    return this.#servers.length;
  }

  get current(): string {
    return this.#servers[this.#at] ?? '';
  }

  /** Goes on to the next server, unless someone has gone on from this one already. */
  leave(server: string): void {
    if (server === this.current) this.#at = (this.#at + 1) % this.count;
  }
}

/** Not reached, shutting down, starting, or reading only. A pool that is busy says nothing of its server. */
function isOfServer(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /^(08...|57P0.|25006|E[A-Z]+)$/.test(sqlState(error) ?? '') || /terminated/i.test(error.message)
  );
}
