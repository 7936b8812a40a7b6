import type { Channel, ChannelWritten, Institution } from '@booking/api-client';
import type { EntryTitles } from '../../messages/entry-titles.ts';

/** A connection as it is sent again, unchanged: its secrets are left out, so they stay. */
export function again({ ota, credentials, ...rest }: Channel): ChannelWritten {
  const values = Object.entries(credentials).flatMap(([key, { value }]) =>
    value === null ? [] : [[key, value] as const],
  );
  return { ...rest, ota: ota._id, credentials: Object.fromEntries(values) };
}

/** All connections of an institute with one changed, or left out. */
export function withChange(
  { channels }: Pick<Institution, 'channels'>,
  id: string,
  change: Partial<ChannelWritten> | null,
): ChannelWritten[] {
  return channels.flatMap((channel) => {
    if (channel._id !== id) return again(channel);
    return change === null ? [] : { ...again(channel), ...change };
  });
}

/** Returns the titles of the connections in a request, for errors about one of them. */
export function titlesOf(channels: readonly Pick<ChannelWritten, 'title'>[]): EntryTitles {
  return { channels: channels.map(({ title }) => title) };
}
