import { useFacts } from '../facts/facts.tsx';
import { type Fact, isSample } from '../facts/samples.ts';
import { SampleNote } from './sample-note.tsx';

const words: Readonly<Record<Fact, string>> = {
  legalName: 'legal name',
  address: 'address',
  phone: 'phone',
  email: 'email',
  social: 'social links',
};
const list = new Intl.ListFormat('en-IN');

/** Says which of some facts of the company still stand in; nothing when none does. */
export function SampleFacts({ of }: { of: readonly Fact[] }) {
  const facts = useFacts();
  const samples = of.filter((fact) => isSample(facts, fact));
  if (samples.length === 0) return null;
  const text = list.format(samples.map((fact) => words[fact]));
  const isOne = samples.length === 1 && samples[0] !== 'social';
  return (
    <SampleNote>
      {text.charAt(0).toUpperCase() + text.slice(1)} {isOne ? 'is a sample' : 'are samples'}
    </SampleNote>
  );
}
