import type { ReactNode } from 'react';
import { usePart } from '../primitives/react/use-part.ts';
import type { ChartShape } from './chart.values.ts';
import { textureOf } from './textures.tsx';

interface ChartLegendProps {
  /** Id prefix of the textures. */
  readonly id: string;
  readonly shape: ChartShape;
  /** The point whose values are shown. */
  readonly point: string;
  readonly entries: readonly {
    readonly key: string;
    readonly label: string;
    readonly value: ReactNode;
    /** Whether it is the line over the drawing. */
    readonly isNet: boolean;
  }[];
}

/** The series with their colours and their values at the current point. */
export function ChartLegend({ id, shape, point, entries }: ChartLegendProps) {
  const part = usePart();
  return (
    <div {...part('legend', 'bk-chart-legend')}>
      <p {...part('point', 'bk-chart-point')}>{point}</p>
      <ul className="bk-chart-entries">
        {entries.map(({ key, label, value, isNet }, at) => (
          <li key={key} {...part('entry', 'bk-chart-entry')}>
            <svg {...part('swatch', 'bk-chart-swatch')} aria-hidden="true" focusable="false">
              {shape === 'line' || isNet ? (
                <line
                  className={isNet ? 'bk-chart-net' : 'bk-chart-line'}
                  data-series={isNet ? undefined : at + 1}
                  x1="0"
                  x2="100%"
                  y1="50%"
                  y2="50%"
                />
              ) : (
                <rect width="100%" height="100%" rx="2" fill={textureOf(id, at)} />
              )}
            </svg>
            <span {...part('name', 'bk-chart-name')}>{label}</span>{' '}
            <span {...part('value', 'bk-chart-value')}>{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
