import type { Institution } from '@booking/api-client';
import type { SettingSection } from '@booking/api-client/facts';
import type { IconName } from '@booking/ui';
import { keysOf } from '../../labels/labels.ts';
import { wordsOf } from '../../templates/template-words.ts';

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

/** The pages of an institute in their order: where no one stays overnight, there are no times for it. */
export function pagesOf(institute: Pick<Institution, 'template'>): readonly SettingsPage[] {
  const { hasStays } = wordsOf(institute);
  return keysOf(settingsPages).filter((page) => hasStays || page !== 'stayTimes');
}

/** The page at an address; the first of an institute where it names none that is there. */
export function pageAt(search: string, pages: readonly SettingsPage[]): SettingsPage | undefined {
  const asked = new URLSearchParams(search).get('section');
  return pages.find((page) => page === asked) ?? pages[0];
}
