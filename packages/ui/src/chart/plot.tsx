import type { ChartProps } from './chart.types.ts';
import { type ChartValue, runsOf, sides, stackOf, ticksOf } from './scale.ts';
import { Textures, textureOf } from './textures.tsx';

/** Of the room of a point, in which its column stands in the middle. */
const COLUMN = 0.64;
/** A column of few points is no wall: its share of the whole drawing, in percent. */
const WIDEST = 16;

interface PlotProps extends Required<Pick<ChartProps, 'points' | 'series' | 'shape'>> {
  /** Begins the ids of the textures; unique in the page. */
  readonly id: string;
  /** A line over everything else. */
  readonly net?: readonly ChartValue[] | undefined;
  /** The point that is read. */
  readonly at: number | undefined;
  readonly ticks: readonly number[];
}

/** What the ticks have to hold: the ends of the stacks, or the values themselves. */
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

/** The drawing. All lengths are shares of its box, so it follows every width without being measured. */
export function Plot({ id, points, series, net, shape, at, ticks }: PlotProps) {
  const low = ticks[0] ?? 0;
  const span = (ticks.at(-1) ?? 1) - low;
  /** How far down a value lies, in percent. */
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
            // A side on which a series has no value is not its own.
            if (own.every(({ from, to }) => from === to)) return [];
            const upper = own.map(({ to }) => y(to));
            const lower = own.map(({ from }) => y(from));
            // Where one of those under it begins or ends it steps: a slope would lie over them.
            const under = series.slice(0, which);
            const steps = (at: number) =>
              under.some((one) => isKnown(one.values[at]) !== isKnown(one.values[at - 1]));
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

/** The values of as many points as there are. */
function knownIn(values: readonly ChartValue[], count: number): readonly ChartValue[] {
  return Array.from({ length: count }, (_, point) => values[point] ?? null);
}

type Corner = readonly [x: number, y: number];

/** Through the middle of each point of a run, and level to both ends of its room. All in percent. */
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

/** A line whose width the stretching of its box leaves alone. */
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

/** Enough for every screen, and the same text on the server as in the browser. */
function exact(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
