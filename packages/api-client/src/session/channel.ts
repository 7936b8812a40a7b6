import type { SessionChannel } from './session.ts';

/** The channel by which a tab and its copies (duplicated, or opened with the storage) learn of each other. */
export function openChannel(): SessionChannel | undefined {
  if (!globalThis.BroadcastChannel) return undefined;
  const channel: SessionChannel & { unref?: () => void } = new BroadcastChannel('booking.session');
  // Node would wait for a message for ever.
  channel.unref?.();
  return channel;
}
