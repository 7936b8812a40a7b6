import { Facts } from '../facts/facts.tsx';
import { RecordFacts } from '../facts/record-facts.tsx';
import type { EntityRow } from './api-types.ts';
import type { Entity } from './entity.ts';

interface RowFactsProps<E extends EntityRow, K extends string> {
  readonly entity: Entity<E, K>;
  readonly row: E;
}

/** The details of a record that has no component of its own for them: the columns of its list. */
export function RowFacts<E extends EntityRow, K extends string>({
  entity,
  row,
}: RowFactsProps<E, K>) {
  const [, ...columns] = entity.columns;
  return (
    <>
      <Facts
        heading="Details"
        facts={columns.map(({ label, cell }) => ({ term: label, value: cell(row) }))}
      />
      <RecordFacts row={row} />
    </>
  );
}
