'use client';
import { useId } from 'react';
import { useLink } from '../link/index.ts';
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

export interface BarListProps extends ChartFrameProps {
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
  ...frame
}: BarListProps) {
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
    <ChartFrame {...frame}>
      {items.length === 0 ? (
        <p className="bk-chart-empty" data-part="empty">
          {empty ?? messages.empty}
        </p>
      ) : (
        <>
          {isStacked && <Stack id={textures} items={items} whole={whole} />}
          <table className="bk-bars" aria-label={frame.title}>
            <thead className="bk-bars-head" data-part="columns">
              <tr>
                <th scope="col">{dimension}</th>
                <th scope="col">{measure}</th>
                {hasShares && <th scope="col">{messages.share}</th>}
              </tr>
            </thead>
            <tbody>
              {items.map(({ key, label, description, value, href, isRest = false }, at) => (
                <tr
                  key={key}
                  className="bk-bars-row"
                  data-part="row"
                  data-rest={isRest || undefined}
                >
                  <th className="bk-bars-label" data-part="label" scope="row">
                    {isStacked && (
                      <svg
                        className="bk-chart-swatch bk-bars-swatch"
                        data-part="swatch"
                        aria-hidden="true"
                        focusable="false"
                      >
                        <rect width="100%" height="100%" rx="2" fill={textureOf(textures, at)} />
                      </svg>
                    )}
                    {href ? (
                      <Link className="bk-chart-link" data-part="link" href={href}>
                        {label}
                      </Link>
                    ) : (
                      <span>{label}</span>
                    )}
                    {description && (
                      <>
                        {' '}
                        <span className="bk-bars-detail" data-part="detail">
                          {description}
                        </span>
                      </>
                    )}
                    {!isRest && !isStacked && (
                      <svg
                        className="bk-bars-bar"
                        data-part="bar"
                        aria-hidden="true"
                        focusable="false"
                      >
                        {hasShares && (
                          <rect
                            className="bk-bars-track"
                            data-part="track"
                            width="100%"
                            height="100%"
                          />
                        )}
                        <rect
                          className="bk-bars-fill"
                          data-part="fill"
                          width={percent(shareOf(value, full))}
                          height="100%"
                        />
                      </svg>
                    )}
                  </th>
                  <td className="bk-bars-value" data-part="value">
                    {format(value)}
                  </td>
                  {hasShares && (
                    <td className="bk-bars-share" data-part="share">
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
  let before = 0;
  return (
    <svg
      className="bk-bars-bar bk-bars-stack"
      data-part="stack"
      aria-hidden="true"
      focusable="false"
    >
      <Textures id={id} count={items.length} />
      {items.map(({ key, value }, at) => {
        const start = before;
        before += value;
        return (
          <rect
            key={key}
            className="bk-chart-column"
            data-part="piece"
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
