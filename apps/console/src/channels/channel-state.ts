import type { Category, Channel } from '@booking/api-client';
import type { BadgeTone } from '@booking/ui';

export interface ChannelState {
  readonly label: string;
  readonly tone: BadgeTone;
  /** Number of sellable categories that are mapped, or marked as not sold there; `of` is the number of all. */
  readonly decided: number;
  readonly of: number;
  /** State in a sentence, or the next step. */
  readonly text: string;
}

/** Returns the state of a connection. It is never "connected": no sync runs in manual mode. */
export function channelState(
  { status, roomMappings }: Pick<Channel, 'status' | 'roomMappings'>,
  categories: readonly Pick<Category, '_id' | 'isActive'>[],
): ChannelState {
  const sellable = categories.filter(({ isActive }) => isActive);
  const open = sellable.filter(({ _id }) => roomMappings.every(({ category }) => category !== _id));
  const count = { decided: sellable.length - open.length, of: sellable.length };
  const missing =
    open.length === 1
      ? '1 category isn’t mapped yet.'
      : `${open.length} categories aren’t mapped yet.`;
  if (status === 'Paused') {
    return {
      label: 'Paused',
      tone: 'warning',
      text: 'The OTA keeps the last values entered.',
      ...count,
    };
  }
  if (open.length > 0) return { label: 'Not mapped', tone: 'neutral', text: missing, ...count };
  if (status === 'Draft') {
    return { label: 'Draft', tone: 'neutral', text: 'Ready to activate.', ...count };
  }
  return { label: 'Mapped', tone: 'info', text: 'Updates are made by hand.', ...count };
}
