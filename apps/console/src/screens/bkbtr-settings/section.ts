import type { BkbtrSetting } from '@booking/api-client';
import type { PlatformSection } from '@booking/api-client/facts';
import type { IconName } from '@booking/ui';
import type { FormRows } from '../../entity/form/field.ts';

/** A part of the settings that is saved alone. */
export interface Section {
  readonly key: PlatformSection;
  readonly title: string;
  readonly icon: IconName;
  /** Purpose of the section. */
  readonly lead: string;
  readonly group: 'business' | 'platform' | 'connections';
  readonly rows: FormRows<BkbtrSetting>;
  /** Effects of a change on others: it is confirmed first. */
  readonly effects?: readonly string[];
}
