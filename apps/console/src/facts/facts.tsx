import { type DescriptionItem, DescriptionList } from '@booking/ui';
import { FactsSection } from './facts-section.tsx';

/** A detail of a record, by its name. */
export type Fact = Omit<DescriptionItem, 'key'>;

interface FactsProps {
  readonly heading: string;
  readonly facts: readonly Fact[];
}

/** Details of a record under a heading. Empty ones are left out. */
export function Facts({ heading, facts }: FactsProps) {
  return (
    <FactsSection heading={heading}>
      <DescriptionList
        hasEmpty={false}
        items={facts.map((fact) => ({ ...fact, key: fact.term }))}
      />
    </FactsSection>
  );
}
