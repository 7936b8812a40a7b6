import type { SettingSection } from '@booking/api-client/facts';
import type { IconName } from '@booking/ui';

/** A page of the settings: a section of the document, the policy, or what concerns all. */
export type SettingsPage = SettingSection | 'policy' | 'danger';

interface PageWords {
  readonly label: string;
  readonly icon: IconName;
}

/** The pages in their order. */
export const settingsPages: Readonly<Record<SettingsPage, PageWords>> = {
  stayTimes: { label: 'Stay times', icon: 'clock' },
  region: { label: 'Region', icon: 'globe' },
  rates: { label: 'Rates', icon: 'indian-rupee' },
  taxes: { label: 'Taxes', icon: 'percent' },
  numbering: { label: 'Numbering', icon: 'hash' },
  calendar: { label: 'Calendar', icon: 'calendar-days' },
  notifications: { label: 'Notifications', icon: 'bell' },
  policy: { label: 'Policy', icon: 'file-text' },
  links: { label: 'Review and links', icon: 'star' },
  danger: { label: 'Reset and export', icon: 'triangle-alert' },
};

const pages = Object.keys(settingsPages);

/** The page at an address; the first where it names none. */
export function pageAt(search: string): SettingsPage {
  const asked = new URLSearchParams(search).get('section');
  return pages.find((page): page is SettingsPage => page === asked) ?? 'stayTimes';
}
