import type { SettingSection } from '@booking/api-client/facts';
import type { FieldValues } from 'react-hook-form';

/** The fields of a section that differ, of two requests with the whole section. */
export function changedSection(
  section: SettingSection,
  before: FieldValues,
  after: FieldValues,
): FieldValues {
  const then: FieldValues = before[section] ?? {};
  const now: FieldValues = after[section] ?? {};
  return Object.fromEntries(
    Object.entries(now).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(then[key]),
    ),
  );
}
