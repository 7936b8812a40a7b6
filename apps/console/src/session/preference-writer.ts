import type { CurrentUser, PreferencesChange } from '@booking/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { retryWrite } from '../idempotency/retry-write.ts';
import { randomKey } from '../idempotency/use-idempotency-key.ts';
import { isEmpty, joined, without } from './preference-change.ts';

/** How long further choices may join the first one of a write, in milliseconds. */
export const COALESCE_MS = 300;

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
  /** Until the next reset: what belongs to an earlier one is over. */
  let life = new AbortController();
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

  async function fly({ signal }: AbortController): Promise<void> {
    while (!signal.aborted && !isEmpty(store.getState().unsaved)) {
      const sent = store.getState().unsaved;
      store.setState({ failure: undefined });
      try {
        await onSaved(await write(sent, signal));
      } catch (failure) {
        if (!signal.aborted) store.setState({ failure });
        return;
      }
      if (signal.aborted) return;
      store.setState(({ unsaved }) => ({ unsaved: without(unsaved, sent) }));
    }
  }

  /** One write, again while no answer comes. The server carries it out once, however often it arrives. */
  async function write(unsaved: PreferencesChange, signal: AbortSignal): Promise<CurrentUser> {
    const text = JSON.stringify(unsaved);
    const options = { idempotencyKey: randomKey(), keepalive: text.length < KEEPALIVE_MAX };
    const user = await retryWrite(
      () => {
        const form = new FormData();
        form.append('preferences', text);
        return send(form, options);
      },
      { signal, onUnanswered: () => {} },
    );
    signal.throwIfAborted();
    return user;
  }

  return {
    store,
    change,
    flush,
    reset() {
      life.abort();
      life = new AbortController();
      clearTimeout(timer);
      timer = undefined;
      flight = undefined;
      store.setState(nothing, true);
    },
  };
}

/** What a browser sends after its page is gone is at most 64 kB, all requests together. */
const KEEPALIVE_MAX = 16_384;
