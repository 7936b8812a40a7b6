import type { Choice, DrawnStatus } from '../../../status-colors/drawn-status.ts';
import type { StatusValues } from './status-values.ts';

/** The statuses of the form in their order. One whose colour is not loaded is left out. */
export function drawnStatuses(
  { statuses, order }: StatusValues,
  choices: readonly Choice[],
): readonly DrawnStatus[] {
  const byId = new Map(choices.map((choice) => [choice._id, choice]));
  return order.flatMap((key) => {
    const status = statuses.find((draft) => draft.key === key);
    const [fill, border] = [byId.get(status?.fill ?? ''), byId.get(status?.border ?? '')];
    return status && fill && border ? [{ ...status, fill, border }] : [];
  });
}
