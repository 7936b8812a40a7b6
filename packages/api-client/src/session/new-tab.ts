import type { Tokens } from '../contract/schemas/credentials.ts';
import { record, text } from '../transport/api-error.ts';
import { readTokens } from '../transport/tokens.ts';
import { channelOf } from './channel.ts';
import { createTokenStore, tabStorage } from './token-store.ts';

/** Between a tab and those that are opened from it. */
const CHANNEL = 'booking.new-tab';

/** How long a tab that was just opened is waited for, in milliseconds. */
export const NEW_TAB_SHARED_MS = 30_000;

/** How long a new tab waits for the one that it was opened from, in milliseconds: that one has nothing to load. */
export const NEW_TAB_WAIT_MS = 500;

/** Gives the session of a tab to those that are opened from it. */
export interface NewTabs {
  /** The tab that opens this address within half a minute goes on with the session, once. */
  share(href: string): void;
  /** Stops giving it. */
  close(): void;
}

/**
 * Gives new tabs of the same origin the tokens of this one: each becomes a copy of it, which takes part in its refreshes
 * and its sign-out. A tab gets them only where `share` was called with its address before. Anyone else who asks gets no
 * response.
 */
export function shareSession(session: { tokens(): Tokens | undefined }): NewTabs {
  const channel = channelOf(CHANNEL);
  const shared: string[] = [];
  const withdraw = (href: string) => {
    const place = shared.indexOf(href);
    return place >= 0 && shared.splice(place, 1).length > 0;
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      const { asks, by } = record(data);
      const tokens = session.tokens();
      if (tokens && withdraw(`${asks}`)) channel.postMessage({ to: by, ...tokens });
    };
  }
  return {
    share(href) {
      shared.push(href);
      setTimeout(withdraw, NEW_TAB_SHARED_MS, href);
    },
    close() {
      shared.length = 0;
      channel?.close();
    },
  };
}

/**
 * Asks the tab that this one was opened from for its session, before a client is made. Resolves with whether there is one
 * now: the tokens are in the tab's session storage, as after a reload.
 *
 * @param href The address of the page, as it was opened.
 */
export async function joinSession(href: string): Promise<boolean> {
  const storage = tabStorage();
  const channel = storage && channelOf(CHANNEL);
  if (!channel) return false;
  // No other tab can know it before this one asks, so nothing that was sent earlier is taken for an answer.
  const by = crypto.getRandomValues(new Uint32Array(4)).join();
  const tokens = await new Promise<Tokens | undefined>((resolve) => {
    const waiting = setTimeout(resolve, NEW_TAB_WAIT_MS);
    channel.onmessage = ({ data }) => {
      const answer = text(record(data).to) === by ? readTokens(data) : undefined;
      if (!answer) return;
      clearTimeout(waiting);
      resolve(answer);
    };
    channel.postMessage({ asks: href, by });
  });
  channel.close();
  if (tokens) createTokenStore(storage).write(tokens);
  return tokens !== undefined;
}
