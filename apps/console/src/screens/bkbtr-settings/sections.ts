import type { BkbtrSetting, Template } from '@booking/api-client';
import { businessSections } from './business-sections.ts';
import { connectionSections } from './connection-sections.ts';
import { platformSections } from './platform-sections.ts';
import type { Section } from './section.ts';

const groupTitles = {
  business: 'Your business',
  platform: 'Institutes and users',
  connections: 'Connections',
} as const;

/** The sections under the headings of the menu. */
export function sectionGroups(sections: readonly Section[]) {
  const groups = Object.entries(groupTitles).map(([key, title]) => ({
    key,
    title,
    items: sections.filter(({ group }) => group === key),
  }));
  return groups.filter(({ items }) => items.length > 0);
}

/** The sections in the order of the menu. @param templates all of the platform. */
export function sectionsOf(
  templates: readonly Template[],
  settings: Partial<Pick<BkbtrSetting, 'housekeeping' | 'configured'>> = {},
): readonly Section[] {
  return [
    ...businessSections,
    ...platformSections(templates, settings),
    ...connectionSections(settings.configured),
  ];
}
