import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { log } from '../log.ts';
import { noteFailed, noteSent, noteSkipped, readQueued } from '../notice/index.ts';
import {
  claimMail,
  type OutboxMail,
  postponeMail,
  RENEWAL_MS,
  removeMail,
  renewClaim,
} from '../outbox/index.ts';
import { type ComposeSettings, compose } from './compose.ts';
import { type Mailer, NotSent } from './mailer.ts';
import { composeNotice } from './notice/compose-notice.ts';

/** Sends the emails of the outbox. */
export interface MailWorker {
  /** Reports a queued email; it is sent in a moment. */
  wake(kind: string): void;
  /** Sends everything that is due. Resolves when it is sent. */
  deliver(): Promise<void>;
  /** Stops sending. The email being sent gets a few seconds, then it is aborted and goes back to the outbox. */
  stop(): Promise<void>;
}

export interface MailWorkerSettings extends ComposeSettings {
  /**
   * A forgotten password wakes the worker at a random moment within this many milliseconds, so that response
   * times don't reveal whether the account exists. 0 by default.
   */
  readonly resetSpreadMs?: number;
  /** How long `stop` waits for the email being sent. 4 s by default. */
  readonly stopMs?: number;
  /** How often to look for retries and for emails of a process that died, in ms; 0 for never. 15 s by default. */
  readonly roundMs?: number;
}

/** The delay after a wake, so that emails queued together are sent together. */
const WAKE_MS = 100;
const ROUND_MS = 15_000;
/** The pause after the first failure; it doubles up to an hour. After the last attempt, about nine hours later, the email is dropped. */
const RETRY_MS = 30_000;
const RETRY_MAX_MS = 3_600_000;
const TRIES = 15;
/** A notice is not about a moment: it waits for a mail server for some four days. */
const NOTICE_TRIES = 100;
const STOP_MS = 4000;
/** How long an email that is aborted may take to go back to the outbox. */
const ABORT_MS = 1000;

/** Starts sending. Any number of processes may run it: each email is claimed by one of them. */
export function startMailWorker(
  db: Database,
  mailer: Mailer,
  settings: MailWorkerSettings,
): MailWorker {
  const { resetSpreadMs = 0, stopMs = STOP_MS, roundMs = ROUND_MS } = settings;
  // A wake comes from a request. Its id and its database deadline don't apply to emails.
  const outsideRequest = AsyncLocalStorage.snapshot();
  let soon: { readonly timer: NodeJS.Timeout; readonly at: number } | undefined;
  let round: Promise<void> = Promise.resolve();
  const ending = new AbortController();
  let stopped = false;

  async function sendAll(): Promise<void> {
    while (!stopped) {
      const mail = await claimMail(db, new Date());
      if (!mail) return;
      await attempt(mail);
    }
  }

  async function attempt(mail: OutboxMail): Promise<void> {
    const renewal = setInterval(() => renewClaim(db, mail, new Date()).catch(() => {}), RENEWAL_MS);
    try {
      await (mail.kind === 'notice' ? sendNotice(mail) : sendLetter(mail));
    } catch (error) {
      if (ending.signal.aborted) return await giveBack(mail, error);
      const isLast = mail.tries >= (mail.kind === 'notice' ? NOTICE_TRIES : TRIES);
      log(isLast ? 'error' : 'warn', isLast ? 'mail.given-up' : 'mail.failed', {
        mail: mail.id,
        kind: mail.kind,
        tries: mail.tries,
        error,
      });
      if (isLast) return await giveUp(mail);
      const pause = Math.min(RETRY_MS * 2 ** (mail.tries - 1), RETRY_MAX_MS);
      await postponeMail(db, mail, new Date(Date.now() + pause));
    } finally {
      clearInterval(renewal);
    }
  }

  async function sendLetter(mail: OutboxMail): Promise<void> {
    const letter = await compose(db, mail, settings, new Date());
    if (letter) await mailer.send(letter, ending.signal);
    await removeMail(db, mail);
  }

  /** The log of notices says what became of it. */
  async function sendNotice(mail: OutboxMail): Promise<void> {
    const row = await readQueued(db, mail);
    if (!row) return await removeMail(db, mail);
    const letter = await composeNotice(db, row, settings, new Date());
    if (typeof letter === 'string') return await noteSkipped(db, mail, letter, new Date());
    await mailer.send(letter, ending.signal);
    await noteSent(db, mail, letter, new Date());
  }

  function giveUp(mail: OutboxMail): Promise<void> {
    return mail.kind === 'notice' ? noteFailed(db, mail, new Date()) : removeMail(db, mail);
  }

  /** One that the server may have accepted waits until its claim is over: given back, it would be sent twice at once. */
  async function giveBack(mail: OutboxMail, error: unknown): Promise<void> {
    // The retry issues a new link, so its count stays.
    if (error instanceof NotSent) await postponeMail(db, mail, new Date());
  }

  /** Waits for the round, for a time. */
  async function roundWithin(ms: number): Promise<void> {
    const late = new AbortController();
    await Promise.race([round, wait(ms, undefined, late).catch(() => {})]);
    late.abort();
  }

  /** One round after another: two at once would only wait for each other. */
  function deliver(): Promise<void> {
    round = round.then(sendAll).catch((error) => log('warn', 'mail.round', { error }));
    return round;
  }

  const rounds = roundMs > 0 ? setInterval(deliver, roundMs) : undefined;
  rounds?.unref();
  return {
    wake(kind) {
      const spread = kind === 'reset' ? Math.random() * resetSpreadMs : 0;
      const at = performance.now() + WAKE_MS + spread;
      // The random delay of a password reset doesn't delay other emails.
      if (soon && soon.at <= at) return;
      clearTimeout(soon?.timer);
      const timer = setTimeout(() => {
        soon = undefined;
        outsideRequest(deliver);
      }, WAKE_MS + spread).unref();
      soon = { timer, at };
    },
    deliver,
    async stop() {
      stopped = true;
      clearInterval(rounds);
      clearTimeout(soon?.timer);
      await roundWithin(stopMs);
      ending.abort();
      await roundWithin(ABORT_MS);
    },
  };
}
