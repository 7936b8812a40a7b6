import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { chartMessages } from './chart.messages.ts';
import type { ChartValue } from './scale.ts';

interface ChartNumberProps {
  readonly value: ChartValue | undefined;
  readonly format: (value: number) => string;
}

/** A formatted value, or a dash if it is missing. */
export function ChartNumber({ value, format }: ChartNumberProps) {
  const messages = useMessages('chart', chartMessages);
  if (value !== null && value !== undefined) return format(value);
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{messages.missing}</VisuallyHidden>
    </>
  );
}
