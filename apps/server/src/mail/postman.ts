import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { log } from '../log.ts';
import type { MailKind } from '../schema/mail-order.ts';
import { type ComposeSettings, compose } from './compose.ts';
import type { Mailer } from './mailer.ts';
import {
  CLAIM_MS,
  claimOrder,
  finishOrder,
  type MailOrder,
  postponeOrder,
  renewClaim,
} from './orders.ts';

/** Sends what has been ordered. */
export interface Postman {
  /** Says that a mail has been ordered: it is sent in a moment. */
  wake(kind: MailKind): void;
  /** Sends everything that is due, and resolves when it is out. */
  deliver(): Promise<void>;
  /** Sends no more. The letter under way has a few seconds to arrive, then its order is given back. */
  stop(): Promise<void>;
}

export interface PostmanSettings extends ComposeSettings {
  /**
   * A forgotten password wakes it at a random moment within so many milliseconds: nobody who measures
   * this server then feels whether there was a letter to make. 0 by default.
   */
  readonly resetSpreadMs?: number;
  /** How long a stop waits for the letter under way. 4 s. */
  readonly stopMs?: number;
}

/** After a wake, for others that may be ordered with it. */
const WAKE_MS = 100;
/** Orders of another process that died, and those that are tried again. */
const ROUND_MS = 15_000;
/** The wait after the first failure; it doubles up to an hour. After the last try, about nine hours later, the order is dropped. */
const RETRY_MS = 30_000;
const RETRY_MAX_MS = 3_600_000;
const TRIES = 15;
const STOP_MS = 4000;

/** Starts sending. Any number of processes may: each order is claimed by one of them. */
export function startPostman(db: Database, mailer: Mailer, settings: PostmanSettings): Postman {
  const { resetSpreadMs = 0, stopMs = STOP_MS } = settings;
  // A wake comes from a request, whose id and whose time for the database are not those of the mails.
  const outside = AsyncLocalStorage.snapshot();
  let soon: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let underWay: MailOrder | undefined;
  let stopped = false;

  async function sendAll(): Promise<void> {
    while (!stopped) {
      const order = await claimOrder(db, new Date());
      if (!order) return;
      underWay = order;
      await attempt(order);
      underWay = undefined;
    }
  }

  async function attempt(order: MailOrder): Promise<void> {
    const renewal = setInterval(
      () => renewClaim(db, order, new Date()).catch(() => {}),
      CLAIM_MS / 4,
    );
    try {
      const letter = await compose(db, order, settings, new Date());
      if (letter) await mailer.send(letter);
      await finishOrder(db, order);
    } catch (error) {
      const isLast = order.tries >= TRIES;
      log(isLast ? 'error' : 'warn', isLast ? 'mail.given-up' : 'mail.failed', {
        order: order.id,
        kind: order.kind,
        tries: order.tries,
        error,
      });
      if (isLast) return await finishOrder(db, order);
      const pause = Math.min(RETRY_MS * 2 ** (order.tries - 1), RETRY_MAX_MS);
      await postponeOrder(db, order, new Date(Date.now() + pause));
    } finally {
      clearInterval(renewal);
    }
  }

  /** One round after the other: two at once would only wait for each other. */
  function deliver(): Promise<void> {
    round = round.then(sendAll).catch((error) => log('warn', 'mail.round', { error }));
    return round;
  }

  const timer = setInterval(deliver, ROUND_MS);
  timer.unref();
  return {
    wake(kind) {
      const spread = kind === 'reset' ? Math.random() * resetSpreadMs : 0;
      soon ??= setTimeout(() => {
        soon = undefined;
        outside(deliver);
      }, WAKE_MS + spread).unref();
    },
    deliver,
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(soon);
      const late = new AbortController();
      await Promise.race([round, wait(stopMs, undefined, late).catch(() => {})]);
      late.abort();
      mailer.close();
      // The next try makes a new link, so its number stays.
      if (underWay) await postponeOrder(db, underWay, new Date());
    },
  };
}
