import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useWords } from '../words/use-words.ts';
import { chartWords } from './chart.words.ts';
import type { ChartValue } from './scale.ts';

interface ChartNumberProps {
  readonly value: ChartValue | undefined;
  readonly format: (value: number) => string;
}

/** A value in words, or a dash where it is not known. */
export function ChartNumber({ value, format }: ChartNumberProps) {
  const words = useWords('chart', chartWords);
  if (value !== null && value !== undefined) return format(value);
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words.missing}</VisuallyHidden>
    </>
  );
}
