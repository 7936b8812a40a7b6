'use client';
import { type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { shortcutKey } from '../primitives/dom/shortcut-key.ts';
import { isTyping } from '../primitives/dom/typing.ts';
import { partOf } from '../primitives/react/parts.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { chartMessages } from './chart.messages.ts';
import type { ChartProps, ChartSeries } from './chart.types.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { ChartNumber } from './chart-number.tsx';
import { ChartTable } from './chart-table.tsx';
import { Plot, ticksFor } from './plot.tsx';

/** Number of labels that fit under the axis at 320 px. */
const MOST_LABELS = 6;

/**
 * Shows values over time as a drawing, and as a table by the button, the C key and in print. Arrow keys move between
 * points; the legend shows the values of the current point, by default the last.
 */
export function Chart({
  points,
  series: givenSeries,
  net,
  shape: requestedShape = 'columns',
  format: ownFormat,
  formatTick: ownFormatTick,
  empty,
  view: givenView,
  defaultView = 'chart',
  onViewChange,
  onKeyDown,
  parts,
  ...frame
}: ChartProps) {
  const part = partOf(parts);
  const messages = useMessages('chart', chartMessages);
  const number = useNumber();
  const format = ownFormat ?? number.plain;
  const formatTick = ownFormatTick ?? format;
  const textures = useId();
  const series = givenSeries.map(withoutWrong);
  const [view, setView] = useControlled(givenView, defaultView, onViewChange);
  const isTable = view === 'table';
  const turn = () => setView(isTable ? 'chart' : 'table');
  const reader = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLElement>(null);
  /** Set where the element with the focus is removed with its view: the next view takes the focus. */
  const takesFocus = useRef(false);
  useLayoutEffect(() => {
    if (takesFocus.current) (isTable ? table : reader).current?.focus();
    takesFocus.current = false;
  }, [isTable]);
  const [at, setAt] = useState<number>();
  const hasValues = series.some(({ values }) => values.some((value) => value !== null));
  const isDrawn = hasValues && !frame.isLoading && frame.loadError === undefined;
  const last = points.length - 1;
  // A single point has no area.
  const shape = requestedShape === 'area' && last === 0 ? 'columns' : requestedShape;
  // New data may have fewer points.
  const read = Math.min(at ?? last, last);
  const all = net === undefined ? series : [...series, netOf(net, series, points.length)];
  const ticks = ticksFor({ points, series, shape });
  const labelEvery = Math.ceil(points.length / MOST_LABELS);
  const valueText = all
    .map(({ label, values }) => {
      const value = values[read] ?? null;
      return `${label} ${value === null ? messages.missing : format(value)}`;
    })
    .join(', ');
  return (
    <PartsContext value={parts}>
      <ChartFrame
        {...frame}
        data-view={view}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
          if (!isDrawn || !isPlain || shortcutKey(event) !== 'c') return;
          if (isTyping(event.nativeEvent)) return;
          takesFocus.current = !isToggle(event.target);
          turn();
        }}
        action={
          isDrawn && (
            <IconButton
              {...part('toggle', 'bk-chart-toggle')}
              icon={isTable ? 'chart-no-axes-column' : 'list'}
              label={isTable ? messages.showChart : messages.showTable}
              size="sm"
              aria-keyshortcuts="C"
              onClick={turn}
            />
          )
        }
      >
        {!hasValues && <p {...part('empty', 'bk-chart-empty')}>{empty ?? messages.empty}</p>}
        {hasValues && !isTable && (
          <div className="bk-chart-body">
            <div {...part('ticks', 'bk-chart-ticks')} aria-hidden="true">
              {ticks.toReversed().map((tick) => (
                <span key={tick}>{formatTick(tick)}</span>
              ))}
            </div>
            <div {...part('plot', 'bk-chart-plot')}>
              <Plot
                {...{ points, series, shape, ticks, at }}
                net={all.length > series.length ? all.at(-1)?.values : undefined}
                id={textures}
              />
              <input
                {...part('reader', 'bk-chart-reader')}
                ref={reader}
                type="range"
                min={0}
                max={last}
                value={read}
                aria-label={messages.read(frame.title)}
                aria-valuetext={`${points[read]?.label}: ${valueText}`}
                onChange={(event) => setAt(event.target.valueAsNumber)}
                onPointerMove={(event) => setAt(pointAt(event, points.length))}
                onPointerLeave={({ currentTarget }) => {
                  // Keyboard users stay at their point.
                  if (!currentTarget.matches(':focus-visible')) setAt(undefined);
                }}
                onFocus={() => setAt(read)}
                onBlur={() => setAt(undefined)}
              />
            </div>
            <div {...part('labels', 'bk-chart-labels')} aria-hidden="true">
              {points.map(({ key, label, shortLabel = label }, index) => (
                <span key={key}>
                  {/* Counted from the end: people look for the last point first. */}
                  {(last - index) % labelEvery === 0 && shortLabel}
                </span>
              ))}
            </div>
          </div>
        )}
        {hasValues && !isTable && (
          <ChartLegend
            id={textures}
            shape={shape}
            point={points[read]?.label ?? ''}
            entries={all.map((item, place) => ({
              key: item.key,
              label: item.label,
              isNet: place === series.length,
              value: <ChartNumber series={item} at={read} format={format} />,
            }))}
          />
        )}
        {hasValues && (
          <ChartTable
            ref={table}
            isHidden={!isTable}
            title={frame.title}
            series={all}
            {...{ points, format }}
          />
        )}
      </ChartFrame>
    </PartsContext>
  );
}

function isToggle(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-part="toggle"]') !== null;
}

/** The series with a gap where the app gave no number: 0/0 of an empty month, or 10/0. */
function withoutWrong(series: ChartSeries): ChartSeries {
  return {
    ...series,
    values: series.values.map((value) => (Number.isFinite(value) ? value : null)),
  };
}

/** Returns the sum of all series at each point; null where none of them has a value. */
function netOf(label: string, series: readonly ChartSeries[], count: number): ChartSeries {
  const values = Array.from({ length: count }, (_, at) => {
    const amounts = series.flatMap((item) => item.values[at] ?? []);
    return amounts.length > 0 ? amounts.reduce((sum, value) => sum + value, 0) : null;
  });
  return { key: 'net', label, values };
}

/** Returns the point under the pointer. */
function pointAt({ clientX, currentTarget }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left) / width;
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  const at = Math.floor((isMirrored ? 1 - share : share) * count);
  return Math.min(count - 1, Math.max(0, at));
}
