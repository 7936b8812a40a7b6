import { Link } from '../link/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { chartMessages } from './chart.messages.ts';
import type { ChartProps, ChartSeries } from './chart.types.ts';

interface ChartNumberProps {
  readonly series: ChartSeries;
  /** The place of its point. */
  readonly at: number;
  readonly format: NonNullable<ChartProps['format']>;
}

/** A formatted value, a link if it leads to its rows, or a dash if it is missing. */
export function ChartNumber({ series: { values, hrefs }, at, format }: ChartNumberProps) {
  const part = usePart();
  const messages = useMessages('chart', chartMessages);
  const value = values[at];
  if (value === null || value === undefined) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{messages.missing}</VisuallyHidden>
      </>
    );
  }
  // Of its own direction: from right to left, the minus stays before the number.
  const text = <bdi>{format(value)}</bdi>;
  const href = hrefs?.[at];
  if (href === undefined) return text;
  return (
    <Link {...part('link', 'bk-chart-link')} href={href}>
      {text}
    </Link>
  );
}
