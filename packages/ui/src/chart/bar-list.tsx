'use client';
import { useId } from 'react';
import { useLink } from '../link/index.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { PartsContext, usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { chartMessages } from './chart.messages.ts';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
import { SERIES, Textures, textureOf } from './textures.tsx';

export interface BarItem {
  key: string;
  label: string;
  /** Adds to the label: "46 institutes". */
  description?: string | undefined;
  /** 0 or more. */
  value: number;
  /** URL of the rows behind the value. */
  href?: string | undefined;
  /** Whether it is everything that is not listed by name. It comes last and has no bar, which would dwarf the others. */
  isRest?: boolean | undefined;
}

/** The parts of `BarList`. */
export type BarListPart =
  | 'head'
  | 'title'
  | 'description'
  | 'error'
  | 'skeleton'
  | 'empty'
  | 'columns'
  | 'row'
  | 'label'
  | 'swatch'
  | 'link'
  | 'detail'
  | 'bar'
  | 'track'
  | 'fill'
  | 'value'
  | 'share'
  | 'stack'
  | 'piece';

export interface BarListProps extends PartsProps<BarListPart>, ChartFrameProps {
  items: readonly BarItem[];
  /** Header of the value column: "Institutes". */
  measure: string;
  /** Formats a value. Default: the app's number format. */
  format?: ((value: number) => string) | undefined;
  /**
   * Whether the items are parts of a whole: each shows its share, and the track behind its bar is the whole. Default
   * false: the longest bar is the largest value, and there is no track.
   */
  hasShares?: boolean | undefined;
  /** Whether up to six items are drawn as the pieces of one bar: for the parts of one number. Default false. */
  isStacked?: boolean | undefined;
  /** Header of the label column. */
  dimension: string;
  /** Shown if there are no items. Zeros are values and are listed. */
  empty?: string | undefined;
}

/** Compares amounts as bars. It is a table: every bar has its number, so nothing depends on colour or length alone. */
export function BarList({
  items: givenItems,
  measure,
  dimension,
  format: ownFormat,
  hasShares = false,
  isStacked: isWantedStacked = false,
  empty,
  parts,
  ...frame
}: BarListProps) {
  const part = partOf(parts);
  const messages = useMessages('chart', chartMessages);
  const number = useNumber();
  const format = ownFormat ?? number.plain;
  const Link = useLink();
  // 0/0 and 10/0 are no amounts, and would be most of all.
  const items = givenItems.map((item) =>
    Number.isFinite(item.value) ? item : { ...item, value: 0 },
  );
  const most = items.reduce((most, { value, isRest }) => Math.max(most, isRest ? 0 : value), 0);
  const whole = items.reduce((sum, { value }) => sum + value, 0);
  const full = hasShares ? whole : most;
  const textures = useId();
  // Further items would repeat a texture.
  const isStacked = isWantedStacked && items.length <= SERIES;
  return (
    <PartsContext value={parts}>
      <ChartFrame {...frame}>
        {items.length === 0 ? (
          <p {...part('empty', 'bk-chart-empty')}>{empty ?? messages.empty}</p>
        ) : (
          <>
            {isStacked && <Stack id={textures} items={items} whole={whole} />}
            <table className="bk-bars" aria-label={frame.title}>
              <thead {...part('columns', 'bk-bars-head')}>
                <tr>
                  <th scope="col">{dimension}</th>
                  <th scope="col">{measure}</th>
                  {hasShares && <th scope="col">{messages.share}</th>}
                </tr>
              </thead>
              <tbody>
                {items.map(({ key, label, description, value, href, isRest = false }, at) => (
                  <tr key={key} {...part('row', 'bk-bars-row')} data-rest={isRest || undefined}>
                    <th {...part('label', 'bk-bars-label')} scope="row">
                      {isStacked && (
                        <svg
                          {...part('swatch', 'bk-chart-swatch bk-bars-swatch')}
                          aria-hidden="true"
                          focusable="false"
                        >
                          <rect width="100%" height="100%" rx="2" fill={textureOf(textures, at)} />
                        </svg>
                      )}
                      {href ? (
                        <Link {...part('link', 'bk-chart-link')} href={href}>
                          {label}
                        </Link>
                      ) : (
                        <span>{label}</span>
                      )}
                      {description && (
                        <>
                          {' '}
                          <span {...part('detail', 'bk-bars-detail')}>{description}</span>
                        </>
                      )}
                      {!isRest && !isStacked && (
                        <svg {...part('bar', 'bk-bars-bar')} aria-hidden="true" focusable="false">
                          {hasShares && (
                            <rect {...part('track', 'bk-bars-track')} width="100%" height="100%" />
                          )}
                          <rect
                            {...part('fill', 'bk-bars-fill')}
                            width={percent(shareOf(value, full))}
                            height="100%"
                          />
                        </svg>
                      )}
                    </th>
                    <td {...part('value', 'bk-bars-value')}>{format(value)}</td>
                    {hasShares && (
                      <td {...part('share', 'bk-bars-share')}>
                        {number.percent(shareOf(value, whole))}
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </ChartFrame>
    </PartsContext>
  );
}

interface StackProps {
  /** Id prefix of the textures. */
  readonly id: string;
  readonly items: readonly BarItem[];
  readonly whole: number;
}

/** All items as the pieces of one bar. The swatches of the rows say which piece is whose. */
function Stack({ id, items, whole }: StackProps) {
  const part = usePart();
  let before = 0;
  return (
    <svg {...part('stack', 'bk-bars-bar bk-bars-stack')} aria-hidden="true" focusable="false">
      <Textures id={id} count={items.length} />
      {items.map(({ key, value }, at) => {
        const start = before;
        before += value;
        return (
          <rect
            key={key}
            {...part('piece', 'bk-chart-column')}
            x={percent(shareOf(start, whole))}
            width={percent(shareOf(value, whole))}
            height="100%"
            fill={textureOf(id, at)}
          />
        );
      })}
    </svg>
  );
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** Avoids dividing by zero. */
function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
