import type { ChartProps } from './chart.types.ts';
import { type ChartValue, runsOf, sides, stackOf, ticksOf } from './scale.ts';
import { Textures, textureOf } from './textures.tsx';

/** Width of a column as a share of its point's space. */
const COLUMN = 0.64;
/** Maximum width of a column in percent of the drawing, so that few points don't become walls. */
const WIDEST = 16;

interface PlotProps extends Required<Pick<ChartProps, 'points' | 'series' | 'shape'>> {
  /** Id prefix of the textures; unique on the page. */
  readonly id: string;
  /** A line drawn over everything else. */
  readonly net?: readonly ChartValue[] | undefined;
  /** Index of the current point. */
  readonly at: number | undefined;
  readonly ticks: readonly number[];
}

/** Returns the values that the ticks must include: ends of stacks, or the values themselves. */
export function ticksFor({
  points,
  series,
  shape,
}: Omit<PlotProps, 'id' | 'at' | 'ticks' | 'net'>) {
  const values = points.flatMap((_, at) => {
    const own = valuesAt(series, at);
    if (shape === 'line') return own.filter((value) => value !== null);
    return sides.flatMap((side) => stackOf(own, side).flatMap(({ from, to }) => [from, to]));
  });
  return ticksOf(values);
}

function valuesAt(series: ChartProps['series'], point: number): readonly ChartValue[] {
  return series.map(({ values }) => values[point] ?? null);
}

/** The drawing. All lengths are percentages, so it scales without being measured. */
export function Plot({ id, points, series, net, shape, at, ticks }: PlotProps) {
  const low = ticks[0] ?? 0;
  const span = (ticks.at(-1) ?? 1) - low;
  /** Returns the distance of a value from the top, in percent. */
  const y = (value: number) => exact((1 - (value - low) / span) * 100);
  const room = 100 / points.length;
  const column = Math.min(room * COLUMN, WIDEST);
  const stacks = sides.map((side) => ({
    side,
    points: points.map((_, point) => stackOf(valuesAt(series, point), side)),
  }));
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
        stacks.flatMap(({ side, points: spans }) =>
          points.flatMap(({ key }, point) =>
            spans[point]?.map(({ from, to }, which) =>
              from === to ? null : (
                <rect
                  key={`${side} ${key} ${series[which]?.key}`}
                  className="bk-chart-column"
                  x={`${exact((point + 0.5) * room - column / 2)}%`}
                  width={`${exact(column)}%`}
                  y={`${y(to)}%`}
                  height={`${exact(y(from) - y(to))}%`}
                  fill={textureOf(id, which)}
                />
              ),
            ),
          ),
        )}
      {shape === 'area' &&
        stacks.flatMap(({ side, points: spans }) =>
          series.flatMap(({ key, values }, which) => {
            const own = spans.flatMap((stack) => stack[which] ?? []);
            // A series without a value on this side takes no space.
            if (own.every(({ from, to }) => from === to)) return [];
            const upper = own.map(({ to }) => y(to));
            const lower = own.map(({ from }) => y(from));
            // Steps where a series below begins or ends: a slope would overlap it.
            const under = series.slice(0, which);
            const steps = (at: number) =>
              under.some((item) => isKnown(item.values[at]) !== isKnown(item.values[at - 1]));
            return runsOf(knownIn(values, points.length), steps).map((run) => (
              <g key={`${side} ${key} ${run.first}`}>
                <rect
                  className="bk-chart-area"
                  width="100%"
                  height="100%"
                  fill={textureOf(id, which)}
                  clipPath={`polygon(${[...edge(upper, run), ...edge(lower, run).reverse()]
                    .map(([x, y]) => `${x}% ${y}%`)
                    .join(', ')})`}
                />
                <Trace className="bk-chart-seam" points={edge(side === 1 ? upper : lower, run)} />
              </g>
            ));
          }),
        )}
      {shape === 'line' &&
        series.flatMap(({ key, values }, which) =>
          runsOf(knownIn(values, points.length)).map((run) => (
            <Trace
              key={`${key} ${run.first}`}
              className="bk-chart-line"
              series={which + 1}
              points={edge(
                points.map((_, point) => y(values[point] ?? 0)),
                run,
              )}
            />
          )),
        )}
      {net &&
        runsOf(net).map((run) => {
          const line = edge(
            net.map((value) => y(value ?? 0)),
            run,
          ).slice(1, -1);
          return (
            <g key={run.first}>
              <Trace className="bk-chart-net-ground" points={line} />
              <Trace className="bk-chart-net" points={line} />
            </g>
          );
        })}
    </svg>
  );
}

function isKnown(value: ChartValue | undefined): boolean {
  return value !== null && value !== undefined;
}

/** Returns one value per point. */
function knownIn(values: readonly ChartValue[], count: number): readonly ChartValue[] {
  return Array.from({ length: count }, (_, point) => values[point] ?? null);
}

type Corner = readonly [x: number, y: number];

/** A path through the middle of each point, level to both ends of the run. In percent. */
function edge(
  heights: readonly number[],
  { first, last }: { first: number; last: number },
): Corner[] {
  const room = 100 / heights.length;
  const corners = heights
    .map((y, at): Corner => [exact((at + 0.5) * room), y])
    .slice(first, last + 1);
  return [
    [exact(first * room), heights[first] ?? 0],
    ...corners,
    [exact((last + 1) * room), heights[last] ?? 0],
  ];
}

interface TraceProps {
  readonly className: string;
  readonly points: readonly Corner[];
  readonly series?: number;
}

/** A line whose width doesn't scale with the box. */
function Trace({ className, points, series }: TraceProps) {
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
        points={points.map(([x, y]) => `${x},${y}`).join(' ')}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Enough precision for every screen, and the same text on server and browser. */
function exact(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
