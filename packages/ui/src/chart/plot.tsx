import type { ChartProps } from './chart.types.ts';
import { stackOf, ticksOf } from './scale.ts';
import { Textures, textureOf } from './textures.tsx';

/** Of the room of a point, in which its column stands in the middle. */
const COLUMN = 0.64;
/** A column of few points is no wall: its share of the whole drawing, in percent. */
const WIDEST = 16;

interface PlotProps extends Required<Pick<ChartProps, 'points' | 'series' | 'shape'>> {
  /** Begins the ids of the textures; unique in the page. */
  readonly id: string;
  /** The point that is read. */
  readonly at: number | undefined;
  readonly ticks: readonly number[];
}

/** What the ticks have to hold: the ends of the stacks, or the values themselves. */
export function ticksFor({ points, series, shape }: Omit<PlotProps, 'id' | 'at' | 'ticks'>) {
  const values = points.flatMap((_, at) => {
    const own = series.map(({ values }) => values[at] ?? 0);
    return shape === 'line' ? own : stackOf(own).flatMap(({ from, to }) => [from, to]);
  });
  return ticksOf(values);
}

/** The drawing. All lengths are shares of its box, so it follows every width without being measured. */
export function Plot({ id, points, series, shape, at, ticks }: PlotProps) {
  const low = ticks[0] ?? 0;
  const span = (ticks.at(-1) ?? 1) - low;
  /** How far down a value lies, in percent. */
  const y = (value: number) => exact((1 - (value - low) / span) * 100);
  const room = 100 / points.length;
  const column = Math.min(room * COLUMN, WIDEST);
  const stacks = points.map((_, point) => stackOf(series.map(({ values }) => values[point] ?? 0)));
  return (
    <svg className="bk-chart-drawing" aria-hidden="true" focusable="false">
      <Textures id={id} count={series.length} />
      {ticks.map((tick) => (
        <line
          key={tick}
          className="bk-chart-grid"
          data-zero={tick === 0 || undefined}
          x1="0"
          x2="100%"
          y1={`${y(tick)}%`}
          y2={`${y(tick)}%`}
        />
      ))}
      {at !== undefined && (
        <rect
          className="bk-chart-band"
          x={`${exact(at * room)}%`}
          width={`${exact(room)}%`}
          height="100%"
        />
      )}
      {shape === 'columns' &&
        points.map(({ key }, point) =>
          stacks[point]?.map(({ from, to }, which) =>
            from === to ? null : (
              <rect
                key={`${key} ${series[which]?.key}`}
                className="bk-chart-column"
                x={`${exact((point + 0.5) * room - column / 2)}%`}
                width={`${exact(column)}%`}
                y={`${y(to)}%`}
                height={`${exact(y(from) - y(to))}%`}
                fill={textureOf(id, which)}
              />
            ),
          ),
        )}
      {shape === 'area' &&
        series.map(({ key }, which) => {
          const upper = stacks.map((stack) => y(stack[which]?.to ?? 0));
          const lower = stacks.map((stack) => y(stack[which]?.from ?? 0));
          return (
            <g key={key}>
              <rect
                width="100%"
                height="100%"
                fill={textureOf(id, which)}
                clipPath={`polygon(${[...edge(upper), ...edge(lower).reverse()]
                  .map(([x, y]) => `${x}% ${y}%`)
                  .join(', ')})`}
              />
              <Trace className="bk-chart-seam" heights={upper} />
            </g>
          );
        })}
      {shape === 'line' &&
        series.map(({ key, values }, which) => (
          <Trace
            key={key}
            className="bk-chart-line"
            series={which + 1}
            heights={points.map((_, point) => y(values[point] ?? 0))}
          />
        ))}
    </svg>
  );
}

/** Through the middle of each point, and level to both ends. All in percent. */
function edge(heights: readonly number[]): (readonly [x: number, y: number])[] {
  const room = 100 / heights.length;
  const middles = heights.map((y, at) => [exact((at + 0.5) * room), y] as const);
  return [[0, heights[0] ?? 0], ...middles, [100, heights.at(-1) ?? 0]];
}

interface TraceProps {
  readonly className: string;
  readonly heights: readonly number[];
  readonly series?: number;
}

/** A line whose width the stretching of its box leaves alone. */
function Trace({ className, heights, series }: TraceProps) {
  return (
    <svg
      className="bk-chart-trace"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <polyline
        className={className}
        data-series={series}
        points={edge(heights)
          .map(([x, y]) => `${x},${y}`)
          .join(' ')}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Enough for every screen, and the same text on the server as in the browser. */
function exact(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
