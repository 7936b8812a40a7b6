import { Fact, Facts } from '../facts/facts.tsx';
import { RecordMoment } from '../facts/record-moment.tsx';
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
      <Facts heading="Details">
        {columns.map(({ key, header, cell }) => (
          <Fact key={key} name={header}>
            {cell(row)}
          </Fact>
        ))}
      </Facts>
      <Facts heading="Record">
        <Fact name="Created">
          <RecordMoment at={row.createdAt} />
        </Fact>
        <Fact name="Updated">
          <RecordMoment at={row.updatedAt} />
        </Fact>
      </Facts>
    </>
  );
}
