import type { ColorGroup, StatusColorKey } from '../contract/facts/color.ts';

interface DefaultColor {
  readonly name: string;
  readonly hex: string;
  readonly group: ColorGroup;
}

/** The palette that an installation starts with: for categories of rooms, for statuses, and for tags. */
export const DEFAULT_COLORS: readonly DefaultColor[] = [
  { name: 'Lagoon', hex: '#0e7490', group: 'category' },
  { name: 'Terracotta', hex: '#c2410c', group: 'category' },
  { name: 'Palm', hex: '#3f6212', group: 'category' },
  { name: 'Saffron', hex: '#f59e0b', group: 'category' },
  { name: 'Orchid', hex: '#a21caf', group: 'category' },
  { name: 'Indigo', hex: '#3730a3', group: 'category' },
  { name: 'Sandstone', hex: '#d6c3a1', group: 'tag' },
  { name: 'Rosewood', hex: '#9f1239', group: 'tag' },
  { name: 'Jade', hex: '#0f766e', group: 'tag' },
  { name: 'Marigold', hex: '#facc15', group: 'tag' },
  { name: 'Lotus', hex: '#f472b6', group: 'tag' },
  { name: 'Charcoal', hex: '#374151', group: 'tag' },
  { name: 'Sky', hex: '#bae6fd', group: 'status' },
  { name: 'Lake', hex: '#0369a1', group: 'status' },
  { name: 'Butter', hex: '#fef08a', group: 'status' },
  { name: 'Amber', hex: '#b45309', group: 'status' },
  { name: 'Mint', hex: '#bbf7d0', group: 'status' },
  { name: 'Forest', hex: '#166534', group: 'status' },
  { name: 'Blush', hex: '#fecaca', group: 'status' },
  { name: 'Chilli', hex: '#b91c1c', group: 'status' },
  { name: 'Lavender', hex: '#ddd6fe', group: 'status' },
  { name: 'Plum', hex: '#6d28d9', group: 'status' },
  { name: 'Pearl', hex: '#e5e7eb', group: 'status' },
  { name: 'Slate', hex: '#4b5563', group: 'status' },
];

interface DefaultStatusColor {
  readonly label: string;
  /** Names of the colours above. */
  readonly fill: string;
  readonly border: string;
  readonly icon: string;
}

/** How each status is drawn until someone changes it, in the order of a stay. */
export const DEFAULT_STATUS_COLORS: Readonly<Record<StatusColorKey, DefaultStatusColor>> = {
  enquiry: { label: 'Enquiry', fill: 'Pearl', border: 'Lake', icon: 'circle-help' },
  hold: { label: 'On hold', fill: 'Butter', border: 'Slate', icon: 'clock' },
  confirmed: { label: 'Confirmed', fill: 'Sky', border: 'Lake', icon: 'calendar-check' },
  partPaid: { label: 'Part paid', fill: 'Butter', border: 'Amber', icon: 'wallet' },
  paid: { label: 'Paid', fill: 'Mint', border: 'Forest', icon: 'receipt' },
  checkedIn: { label: 'Checked in', fill: 'Forest', border: 'Mint', icon: 'log-in' },
  checkedOut: { label: 'Checked out', fill: 'Slate', border: 'Pearl', icon: 'log-out' },
  checkedOutDue: {
    label: 'Checked out, due',
    fill: 'Blush',
    border: 'Amber',
    icon: 'circle-alert',
  },
  cancelled: { label: 'Cancelled', fill: 'Pearl', border: 'Chilli', icon: 'circle-x' },
  noShow: { label: 'No-show', fill: 'Blush', border: 'Chilli', icon: 'calendar-x' },
  blocked: { label: 'Blocked', fill: 'Slate', border: 'Slate', icon: 'ban' },
  outOfOrder: { label: 'Out of order', fill: 'Chilli', border: 'Blush', icon: 'triangle-alert' },
  outOfService: { label: 'Out of service', fill: 'Amber', border: 'Butter', icon: 'wrench' },
  dirty: { label: 'Dirty', fill: 'Lavender', border: 'Slate', icon: 'paintbrush' },
  clean: { label: 'Clean', fill: 'Lavender', border: 'Plum', icon: 'sparkles' },
  inspected: { label: 'Inspected', fill: 'Plum', border: 'Lavender', icon: 'badge-check' },
};
