import type { CurrentUser, PreferencesChange } from '@booking/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { retryWrite } from '../idempotency/retry-write.ts';
import { randomKey } from '../idempotency/use-idempotency-key.ts';
import { isEmpty, joined, without } from './preference-change.ts';

/** How long further choices may join a write, in milliseconds. */
export const COALESCE_MS = 300;

export interface WriterState {
  /** Chosen but not confirmed by the server. Already visible. */
  readonly unsaved: PreferencesChange;
  /** Why the last write failed, after its retries; undefined otherwise. */
  readonly failure: unknown;
}

/** Saves preferences: choices close together in one write, one write at a time, in order. */
export interface PreferenceWriter {
  readonly store: StoreApi<WriterState>;
  change(change: PreferencesChange): void;
  /** Sends unsaved choices now; resolves when they are saved or have failed. */
  flush(): Promise<void>;
  /** Drops everything when the user leaves. Late responses change nothing. */
  reset(): void;
}

export interface WriterOptions {
  send(form: FormData, options: SendOptions): Promise<CurrentUser>;
  /** Called with the user from the server's response. */
  onSaved(user: CurrentUser): void | Promise<void>;
}

interface SendOptions {
  readonly idempotencyKey: string;
  readonly keepalive: boolean;
}

const nothing: WriterState = { unsaved: {}, failure: undefined };

export function createPreferenceWriter({ send, onSaved }: WriterOptions): PreferenceWriter {
  const store = createStore<WriterState>(() => nothing);
  /** Aborted by a reset: anything from before is over. */
  let life = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  function change(next: PreferencesChange): void {
    store.setState(({ unsaved }) => ({ unsaved: joined(unsaved, next), failure: undefined }));
    timer ??= setTimeout(() => void flush(), COALESCE_MS);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!running) {
      const own = writeUnsaved(life).finally(() => {
        if (running === own) running = undefined;
      });
      running = own;
    }
    return running;
  }

  async function writeUnsaved({ signal }: AbortController): Promise<void> {
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

  /** One write, retried while there is no response. The server applies it once, however often it arrives. */
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
      running = undefined;
      store.setState(nothing, true);
    },
  };
}

/** The browser's limit for requests that outlive the page is 64 kB in total. */
const KEEPALIVE_MAX = 16_384;
