'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useLink } from '../link/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Sparkline } from './sparkline.tsx';
import { statMessages } from './stat.messages.ts';

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
  /** Against the period before. */
  change?: StatChange | undefined;
  /** A line under the figure: what it is compared with, or until when it holds. */
  note?: string | undefined;
  /** How it is counted, in a sentence or two. Behind a button beside the label. */
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
  const messages = useMessages('stat', statMessages);
  const Link = useLink();
  const [isExplained, setExplained] = useState(false);
  const definitionId = useId();
  const isShown = !isLoading && !isFailed;
  const figure = (
    <>
      <span className="bk-stat-label">{label}</span>{' '}
      <span className="bk-stat-figure">
        {isLoading && <Skeleton shape="title" className="bk-stat-skeleton" />}
        {isFailed && <span className="bk-stat-missing">{messages.failed}</span>}
        {isShown && value === null && (
          <span className="bk-stat-value bk-stat-missing">
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{messages.noData}</VisuallyHidden>
          </span>
        )}
        {isShown && value !== null && <span className="bk-stat-value">{value}</span>}
        {isShown && change && <Change {...change} />}
      </span>
    </>
  );
  return (
    <div {...rest} className={cx('bk-stat', className)} aria-busy={isLoading || undefined}>
      {href && isShown ? (
        <Link className="bk-stat-main bk-stat-link" href={href}>
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
          {messages.retry}
        </Button>
      )}
      {!isFailed && note && <p className="bk-stat-note">{note}</p>}
      {definition && (
        <>
          <button
            type="button"
            className="bk-stat-about"
            aria-label={messages.about(label)}
            aria-expanded={isExplained}
            aria-controls={definitionId}
            onClick={() => setExplained(!isExplained)}
          >
            <Icon name="circle-help" size="sm" />
          </button>
          <p className="bk-stat-definition" id={definitionId} hidden={!isExplained}>
            {definition}
          </p>
        </>
      )}
    </div>
  );
}

function Change({ text, direction, isGood }: StatChange) {
  const messages = useMessages('stat', statMessages);
  const news = isGood === undefined || direction === 'same' ? undefined : isGood ? 'good' : 'bad';
  return (
    <span className="bk-stat-change" data-news={news}>
      {direction === 'same' ? (
        <Icon name="minus" size="sm" />
      ) : (
        <>
          <Icon name={direction === 'up' ? 'trending-up' : 'trending-down'} size="sm" />
          <VisuallyHidden>{messages[direction]} </VisuallyHidden>
        </>
      )}
      {text}
    </span>
  );
}
