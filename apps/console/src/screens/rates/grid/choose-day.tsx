import type { Rates } from '@booking/api-client';
import { Calendar } from '@booking/ui';

interface ChooseDayProps {
  readonly rates: Pick<Rates, 'today' | 'lastDay'>;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** The calendar of the days that have rates. */
export default function ChooseDay({ rates, ...choice }: ChooseDayProps) {
  return <Calendar label="First day" today={rates.today} max={rates.lastDay} {...choice} />;
}
