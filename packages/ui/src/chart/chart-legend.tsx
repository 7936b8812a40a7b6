import type { ReactNode } from 'react';
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
  return (
    <div className="bk-chart-legend" data-part="legend">
      <p className="bk-chart-point" data-part="point">
        {point}
      </p>
      <ul className="bk-chart-entries">
        {entries.map(({ key, label, value, isNet }, at) => (
          <li key={key} className="bk-chart-entry" data-part="entry">
            <svg
              className="bk-chart-swatch"
              data-part="swatch"
              aria-hidden="true"
              focusable="false"
            >
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
            <span className="bk-chart-name" data-part="name">
              {label}
            </span>{' '}
            <span className="bk-chart-value" data-part="value">
              {value}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
