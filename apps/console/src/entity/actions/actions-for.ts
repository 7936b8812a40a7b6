import type { EntityRow } from '../api-types.ts';
import type { EntityAction } from '../entity.ts';

/** The actions that are offered for a row. */
export function actionsFor<E extends EntityRow, K extends string>(
  actions: readonly EntityAction<E, K>[],
  row: E,
) {
  return actions.flatMap((action) => {
    const { run, isFor = () => true } = action;
    return run && isFor(row) ? [{ ...action, run }] : [];
  });
}

/** An action's label with the name of its row: "Edit Lakeview Residency". */
export function labelWith<E extends EntityRow, K extends string>(
  { label, labelFor }: EntityAction<E, K>,
  name: string,
): string {
  return labelFor?.(name) ?? `${label} ${name}`;
}
