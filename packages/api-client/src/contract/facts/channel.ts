import type { OtaMode } from './ota.ts';

/** Facts about connections to sales channels. */

/** A manual connection is `Active` once each sellable category is mapped, or said not to be sold there. */
export const CHANNEL_STATUSES = ['Draft', 'Active', 'Paused'] as const;
export type ChannelStatus = (typeof CHANNEL_STATUSES)[number];

/** The modes that something in this product carries out. Without a connector, a mode is not offered. */
export const CONNECTABLE_MODES: readonly OtaMode[] = ['Manual'];

export const MARKUP_MODES = ['none', 'percent', 'fixed'] as const;
export type MarkupMode = (typeof MARKUP_MODES)[number];

/** The most connections of an institution. */
export const CHANNELS_MAX = 30;
/** The most rates that a connection maps: as many as large channels take of a property. */
export const RATE_MAPPINGS_MAX = 200;
/** The most days ahead that a channel is kept up to date. */
export const WINDOW_DAYS_MAX = 730;
