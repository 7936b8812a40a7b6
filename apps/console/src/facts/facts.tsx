import { type DescriptionItem, DescriptionList } from '@booking/ui';
import './facts.css';

/** A detail of a record, by its name. */
export type Fact = Omit<DescriptionItem, 'key'>;

interface FactsProps {
  readonly heading: string;
  readonly facts: readonly Fact[];
}

/** Details of a record under a heading. Empty ones are left out. */
export function Facts({ heading, facts }: FactsProps) {
  return (
    <section className="ck-facts">
      <h3 className="ck-facts-heading">{heading}</h3>
      <DescriptionList
        hasEmpty={false}
        items={facts.map((fact) => ({ ...fact, key: fact.term }))}
      />
    </section>
  );
}
