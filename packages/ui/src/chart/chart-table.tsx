import type { Ref } from 'react';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { chartMessages } from './chart.messages.ts';
import type { ChartProps } from './chart.types.ts';
import { ChartNumber } from './chart-number.tsx';

interface ChartTableProps
  extends Required<Pick<ChartProps, 'title' | 'points' | 'series' | 'format'>> {
  /** The element that scrolls. */
  readonly ref: Ref<HTMLElement>;
  /** Printed even when hidden. */
  readonly isHidden: boolean;
}

/** The values of a chart as a table. */
export function ChartTable({ title, points, series, format, isHidden, ref }: ChartTableProps) {
  const part = usePart();
  const messages = useMessages('chart', chartMessages);
  return (
    <section
      ref={ref}
      className="bk-chart-scroll"
      hidden={isHidden}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys.
      tabIndex={0}
    >
      <table {...part('table', 'bk-chart-table')}>
        <thead>
          <tr>
            <th scope="col">{messages.point}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, at) => (
            <tr key={point.key}>
              <th scope="row">{point.label}</th>
              {series.map((item) => (
                <td key={item.key}>
                  <ChartNumber series={item} at={at} format={format} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
