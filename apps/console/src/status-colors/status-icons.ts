import type { IconName } from '@booking/ui';

/** The icons that a status can have, in words. */
const labels = {
  'circle-help': 'Question',
  'circle-dashed': 'Dashed circle',
  clock: 'Clock',
  'calendar-check': 'Calendar, tick',
  'calendar-x': 'Calendar, cross',
  'calendar-heart': 'Calendar, heart',
  wallet: 'Wallet',
  receipt: 'Receipt',
  'indian-rupee': 'Rupee',
  percent: 'Percent',
  'log-in': 'Arriving',
  'log-out': 'Leaving',
  'door-open': 'Open door',
  'door-closed': 'Closed door',
  'key-round': 'Key',
  'bed-double': 'Bed',
  'concierge-bell': 'Bell',
  user: 'Guest',
  'circle-alert': 'Alert',
  'circle-check': 'Tick',
  'circle-x': 'Cross',
  'triangle-alert': 'Warning',
  ban: 'No entry',
  lock: 'Lock',
  wrench: 'Wrench',
  paintbrush: 'Brush',
  sparkles: 'Sparkles',
  'badge-check': 'Badge',
  snowflake: 'Snowflake',
  moon: 'Moon',
  star: 'Star',
} as const satisfies Partial<Record<IconName, string>>;

export type StatusIcon = keyof typeof labels;

/** Whether it is one of them; the server also accepts other names. */
export function isStatusIcon(name: unknown): name is StatusIcon {
  return typeof name === 'string' && Object.hasOwn(labels, name);
}

/** The icon of a name, or a neutral one. */
export function iconOf(name: string): IconName {
  return isStatusIcon(name) ? name : 'hash';
}

export function iconLabel(name: unknown): string {
  return isStatusIcon(name) ? labels[name] : String(name ?? '');
}

/** The choices of a status, with the icon that it has. */
export function iconOptions(own: string) {
  const names: readonly string[] = Object.keys(labels);
  return (names.includes(own) ? names : [own, ...names]).map((value) => ({
    value,
    label: iconLabel(value),
  }));
}
