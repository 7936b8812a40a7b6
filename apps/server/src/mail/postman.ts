import type { Database } from '../database/database.ts';
import { log } from '../log.ts';
import { type ComposeSettings, compose } from './compose.ts';
import type { Mailer } from './mailer.ts';
import { claimOrders, finishOrder, type MailOrder, postponeOrder } from './orders.ts';

/** Sends what has been ordered. */
export interface Postman {
  /** Says that an order may have come: it is looked for in a moment. */
  wake(): void;
  /** Sends everything that is due, and resolves when it is out. */
  deliver(): Promise<void>;
  /** Lets the letter under way arrive, and sends no more. */
  stop(): Promise<void>;
}

/** After a wake, so that the transaction of the order has ended. */
const WAKE_MS = 100;
/** Orders of another process that died, or of a transaction that took longer. */
const ROUND_MS = 15_000;
/** The wait after the first failure; it doubles up to an hour. After the last try, about nine hours later, the order is dropped. */
const RETRY_MS = 30_000;
const RETRY_MAX_MS = 3_600_000;
const TRIES = 15;

/** Starts sending. Any number of processes may: each order is claimed by one of them. */
export function startPostman(db: Database, mailer: Mailer, settings: ComposeSettings): Postman {
  let soon: NodeJS.Timeout | undefined;
  let under: Promise<void> = Promise.resolve();
  let stopped = false;

  async function round(): Promise<void> {
    while (!stopped) {
      const orders = await claimOrders(db, new Date());
      if (orders.length === 0) return;
      for (const order of orders) await attempt(order);
    }
  }

  async function attempt(order: MailOrder): Promise<void> {
    try {
      const letter = await compose(db, order, settings, new Date());
      if (letter) await mailer.send(letter);
      await finishOrder(db, order.id);
    } catch (error) {
      const isLast = order.tries >= TRIES;
      log(isLast ? 'error' : 'warn', isLast ? 'mail.given-up' : 'mail.failed', {
        order: order.id,
        kind: order.kind,
        tries: order.tries,
        error,
      });
      if (isLast) return finishOrder(db, order.id);
      const wait = Math.min(RETRY_MS * 2 ** (order.tries - 1), RETRY_MAX_MS);
      await postponeOrder(db, order.id, new Date(Date.now() + wait));
    }
  }

  /** One round after the other: two at once would only wait for each other. */
  function deliver(): Promise<void> {
    under = under.then(round).catch((error) => log('warn', 'mail.round', { error }));
    return under;
  }

  const timer = setInterval(deliver, ROUND_MS);
  timer.unref();
  return {
    wake() {
      soon ??= setTimeout(() => {
        soon = undefined;
        deliver();
      }, WAKE_MS);
      soon.unref();
    },
    deliver,
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(soon);
      await under;
      mailer.close();
    },
  };
}
