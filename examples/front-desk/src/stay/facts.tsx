import { DescriptionList, type DescriptionListProps } from '@booking/ui';
import type { ReactNode } from 'react';
import { useSpeech } from '../language.tsx';
import type { Word } from '../words.ts';

interface FactsProps extends Omit<DescriptionListProps, 'items'> {
  of: readonly (readonly [term: Word, value: ReactNode])[];
}

/** A DescriptionList whose terms are words of the front desk. */
export function Facts({ of, ...list }: FactsProps) {
  const { say } = useSpeech();
  return (
    <DescriptionList {...list} items={of.map(([key, value]) => ({ key, term: say(key), value }))} />
  );
}
