import type { Api, Institution, Setting } from '@booking/api-client';
import { type Entitlement, includes } from '@booking/api-client/facts';
import type { FieldValues } from 'react-hook-form';
import type { FormRows } from '../../../entity/form/field.ts';
import { notInPlan } from '../../../labels/plan-labels.ts';

/** The palette and the status colours of the platform. */
export type Colors = Awaited<ReturnType<Api['color']['list']>>;

export interface SectionContext {
  readonly institute: Institution;
  readonly setting: Setting;
  /** Undefined until they are loaded, and in sections without colours. */
  readonly colors: Colors | undefined;
}

/** The fields of a section in their order. */
export type SectionRows = (context: SectionContext) => FormRows<Setting>;

export interface PreviewProps extends Pick<SectionContext, 'colors'> {
  readonly values: FieldValues;
}

/** Why an institute can't use a feature of its plan; undefined if it can. */
export function missingFeature(institute: Institution, feature: Entitlement): string | undefined {
  if (includes(institute.currentSubscription, feature)) return undefined;
  return notInPlan(feature);
}

/** The clock of an institute, for fields with times. */
export function clockOf({ region }: Setting) {
  return { hourCycle: region.timeFormat === '12h' ? 12 : 24 } as const;
}
