import { Facts } from './facts.tsx';
import { RecordMoment } from './record-moment.tsx';

interface RecordFactsProps {
  readonly row: { readonly createdAt: string; readonly updatedAt: string };
}

/** When a record was made, and last changed. */
export function RecordFacts({ row: { createdAt, updatedAt } }: RecordFactsProps) {
  return (
    <Facts
      heading="Record"
      facts={[
        { term: 'Created', value: <RecordMoment at={createdAt} /> },
        { term: 'Updated', value: <RecordMoment at={updatedAt} /> },
      ]}
    />
  );
}
