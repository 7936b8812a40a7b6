'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useLink } from '../link/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useWords } from '../words/use-words.ts';
import { Definition } from './definition.tsx';
import { Sparkline } from './sparkline.tsx';
import { statWords } from './stat.words.ts';

export interface StatChange {
  /** How much, without a sign: "4.1%". The arrow and a hidden word say which way. */
  text: string;
  direction: 'up' | 'down' | 'same';
  /** Whether that is good news. It only adds a colour. Left out where nobody can say. */
  isGood?: boolean | undefined;
}

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted: "Active institutes". */
  label: string;
  /** The figure as it is read: "₹2,45,878". `null` where it is not known: a dash that says so. */
  value: string | null;
  /** Against another period, on a line of its own. */
  change?: StatChange | undefined;
  /** A line under the figure: what it is compared with, or until when it holds. */
  note?: string | undefined;
  /** How it is calculated, in a sentence or two. Shown by the label: as its tooltip, and as a popover when it is selected. */
  definition?: string | undefined;
  /** The rows behind the figure: all of it becomes the link. */
  href?: string | undefined;
  /**
   * The way it came, oldest first; empty keeps its room until it is known. Decoration: the numbers of it belong into a
   * `Chart`.
   */
  trend?: readonly number[] | undefined;
  /** Holds the figure's place until it comes. */
  isLoading?: boolean | undefined;
  isFailed?: boolean | undefined;
  /** Asks again after a failure. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
}

/** One figure: its name, its value, how it changed, and the way to the rows behind it. */
export function Stat({
  label,
  value,
  change,
  note,
  definition,
  href,
  trend,
  isLoading = false,
  isFailed = false,
  onRetry,
  isRetrying = false,
  className,
  ...rest
}: StatProps) {
  const words = useWords('stat', statWords);
  const Link = useLink();
  const isShown = !isLoading && !isFailed;
  const figure = (
    <>
      <span className="bk-stat-figure">
        {isLoading && <Skeleton shape="title" className="bk-stat-skeleton" />}
        {isFailed && <span className="bk-stat-missing">{words.failed}</span>}
        {isShown && value === null && (
          <span className="bk-stat-value bk-stat-missing">
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{words.notKnown}</VisuallyHidden>
          </span>
        )}
        {isShown && value !== null && <span className="bk-stat-value">{value}</span>}
      </span>{' '}
      {isShown && change && <Change {...change} />}
      {isLoading && change && <span className="bk-stat-change">{NO_BREAK_SPACE}</span>}
    </>
  );
  return (
    <div {...rest} className={cx('bk-stat', className)} aria-busy={isLoading || undefined}>
      <div className="bk-stat-head">
        {definition ? (
          <Definition label={label} text={definition} />
        ) : (
          <span className="bk-stat-label">{label}</span>
        )}
        {href && isShown && <Icon className="bk-stat-arrow" name="chevron-right" size="sm" />}
      </div>
      {href && isShown ? (
        <Link className="bk-stat-main bk-stat-link" href={href}>
          <VisuallyHidden>{label} </VisuallyHidden>
          {figure}
        </Link>
      ) : (
        <div className="bk-stat-main">{figure}</div>
      )}
      {!isFailed && trend && <Sparkline values={trend} />}
      {isFailed && onRetry && (
        <Button
          className="bk-stat-retry"
          variant="secondary"
          size="sm"
          isLoading={isRetrying}
          onClick={onRetry}
        >
          {words.retry}
        </Button>
      )}
      {!isFailed && note && <p className="bk-stat-note">{note}</p>}
    </div>
  );
}

/** Keeps the room of a line that is not known yet. */
const NO_BREAK_SPACE = '\u00a0';

function Change({ text, direction, isGood }: StatChange) {
  const words = useWords('stat', statWords);
  const news = isGood === undefined || direction === 'same' ? undefined : isGood ? 'good' : 'bad';
  return (
    <span className="bk-stat-change" data-news={news}>
      {direction === 'same' ? (
        <Icon name="minus" size="sm" />
      ) : (
        <>
          <Icon name={direction === 'up' ? 'trending-up' : 'trending-down'} size="sm" />
          <VisuallyHidden>{words[direction]} </VisuallyHidden>
        </>
      )}
      {text}
    </span>
  );
}
