import type { SessionChannel } from './session.ts';

/** The channel by which a tab and its copies (duplicated, or opened with the storage) learn of each other. */
export const openChannel = (): SessionChannel | undefined => channelOf('booking.session');

/** A channel to the other tabs of the origin. */
export function channelOf(name: string): SessionChannel | undefined {
  if (!globalThis.BroadcastChannel) return undefined;
  const channel: SessionChannel & { unref?: () => void } = new BroadcastChannel(name);
  // Node would wait for a message for ever.
  channel.unref?.();
  return channel;
}
