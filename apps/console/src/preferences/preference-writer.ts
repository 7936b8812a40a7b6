import { type CurrentUser, isApiError, type PreferencesChange } from '@booking/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { randomKey } from '../session/use-idempotency-key.ts';
import { isEmpty, joined, without } from './change.ts';

/** How long further choices may join the first one of a write, in milliseconds. */
export const COALESCE_MS = 300;

/** Waits before a write that got no answer is sent again, in milliseconds. */
export const RETRY_DELAYS_MS = [1_000, 4_000, 15_000] as const;

export interface WriterState {
  /** What was chosen and the server has not confirmed yet. The screen shows it all the same. */
  readonly unsaved: PreferencesChange;
  /** Why the last write failed, after its retries; undefined while there is hope. */
  readonly failure: unknown;
}

/** Takes choices to the server: those of a moment together, one write at a time, in order. */
export interface PreferenceWriter {
  readonly store: StoreApi<WriterState>;
  change(change: PreferencesChange): void;
  /** Sends what is unsaved now; resolves when it is saved or has failed. */
  flush(): Promise<void>;
  /** Forgets everything, as the user goes. Late answers change nothing. */
  reset(): void;
}

export interface WriterOptions {
  send(form: FormData, options: SendOptions): Promise<CurrentUser>;
  /** The user as the server has them now. */
  onSaved(user: CurrentUser): void | Promise<void>;
}

interface SendOptions {
  readonly idempotencyKey: string;
  readonly keepalive: boolean;
}

const nothing: WriterState = { unsaved: {}, failure: undefined };

export function createPreferenceWriter({ send, onSaved }: WriterOptions): PreferenceWriter {
  const store = createStore<WriterState>(() => nothing);
  /** Rises with each reset: what belongs to an earlier one is over. */
  let life = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: Promise<void> | undefined;

  function change(next: PreferencesChange): void {
    store.setState(({ unsaved }) => ({ unsaved: joined(unsaved, next), failure: undefined }));
    timer ??= setTimeout(() => void flush(), COALESCE_MS);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!flight) {
      const own = fly(life).finally(() => {
        if (flight === own) flight = undefined;
      });
      flight = own;
    }
    return flight;
  }

  async function fly(started: number): Promise<void> {
    while (life === started && !isEmpty(store.getState().unsaved)) {
      const sent = store.getState().unsaved;
      const outcome = await write(sent, () => life === started);
      if (life !== started) return;
      if ('error' in outcome) {
        store.setState({ failure: outcome.error });
        return;
      }
      await onSaved(outcome.user);
      if (life !== started) return;
      store.setState(({ unsaved }) => ({ unsaved: without(unsaved, sent) }));
    }
  }

  /** One write with its retries. The server carries it out once, however often it arrives. */
  async function write(
    unsaved: PreferencesChange,
    isWanted: () => boolean,
    idempotencyKey = randomKey(),
    delays: readonly number[] = RETRY_DELAYS_MS,
  ): Promise<{ readonly user: CurrentUser } | { readonly error: unknown }> {
    const text = JSON.stringify(unsaved);
    const form = new FormData();
    form.append('preferences', text);
    try {
      const keepalive = text.length < KEEPALIVE_MAX;
      return { user: await send(form, { idempotencyKey, keepalive }) };
    } catch (error) {
      const [delay, ...later] = delays;
      if (delay === undefined || !mayHelp(error)) return { error };
      await new Promise((resume) => setTimeout(resume, delay));
      return isWanted() ? write(unsaved, isWanted, idempotencyKey, later) : { error };
    }
  }

  return {
    store,
    change,
    flush,
    reset() {
      life += 1;
      clearTimeout(timer);
      timer = undefined;
      flight = undefined;
      store.setState(nothing, true);
    },
  };
}

/** What a browser sends after its page is gone is at most 64 kB, all requests together. */
const KEEPALIVE_MAX = 16_384;

/** Whether the same write can succeed when it is sent again. */
function mayHelp(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return ['network', 'timeout'].includes(error.kind) || error.status === 429 || error.status >= 500;
}
