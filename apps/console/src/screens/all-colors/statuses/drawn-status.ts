import type { StatusColorKey } from '@booking/api-client/facts';
import type { Choice, StatusValues } from './status-values.ts';

/** A status with its colours, as it is drawn on a calendar. */
export interface DrawnStatus {
  readonly key: StatusColorKey;
  readonly label: string;
  readonly fill: Choice;
  readonly border: Choice;
  readonly icon: string;
}

/** The statuses of the form in their order. One whose colour is not loaded is left out. */
export function drawnStatuses(
  { statuses, order }: StatusValues,
  choices: readonly Choice[],
): readonly DrawnStatus[] {
  const byId = new Map(choices.map((choice) => [choice._id, choice]));
  return order.flatMap((key) => {
    const status = statuses.find((one) => one.key === key);
    const [fill, border] = [byId.get(status?.fill ?? ''), byId.get(status?.border ?? '')];
    return status && fill && border ? [{ ...status, fill, border }] : [];
  });
}
