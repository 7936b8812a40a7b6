'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useLink } from '../link/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { PartsContext, usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Definition } from './definition.tsx';
import { Sparkline } from './sparkline.tsx';
import { statMessages } from './stat.messages.ts';

export interface StatChange {
  /** The amount without a sign: "4.1%". The arrow and visually hidden text show the direction. */
  text: string;
  direction: 'up' | 'down' | 'same';
  /** Whether the change is good, which only sets the colour. Omit if neither. */
  isGood?: boolean | undefined;
}

/** The parts of `Stat`. */
export type StatPart =
  | 'arrow'
  | 'change'
  | 'definition'
  | 'description'
  | 'head'
  | 'label'
  | 'link'
  | 'missing'
  | 'retry'
  | 'skeleton'
  | 'trend'
  | 'value';

export interface StatProps extends PartsProps<StatPart>, Omit<ComponentProps<'div'>, 'children'> {
  /** Label: "Active institutes". */
  label: string;
  /** The formatted value: "₹2,45,878". `null` if missing: a dash, read as "no data". */
  value: string | null;
  /** Change since another period, on its own line. */
  change?: StatChange | undefined;
  /** A line below the value: what it is compared with, or until when it applies. */
  description?: string | undefined;
  /** How the number is calculated, in a sentence or two. Shown by the label: as a tooltip, and as a popover when selected. */
  definition?: string | undefined;
  /** URL of the rows behind the number; makes the whole tile a link. */
  href?: string | undefined;
  /**
   * Values of a sparkline, oldest first; empty reserves its space while loading. Decorative: use a `Chart` to show
   * values.
   */
  trend?: readonly number[] | undefined;
  /** Shows a placeholder of the same size. */
  isLoading?: boolean | undefined;
  /** Why the value couldn’t be loaded. `true` for the built-in words. */
  loadError?: ReactNode;
  /** Called by Try again after a failure. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
}

/** Shows one number with its label, its change, and an optional link to the rows behind it. */
export function Stat({
  label,
  value,
  change,
  description,
  definition,
  href,
  trend,
  isLoading = false,
  loadError,
  onRetry,
  isRetrying = false,
  className,
  parts,
  ...rest
}: StatProps) {
  const part = partOf(parts);
  const messages = useMessages('stat', statMessages);
  const Link = useLink();
  const isFailed = Boolean(loadError);
  const isShown = !isLoading && !isFailed;
  const figure = (
    <>
      <span {...part('value', 'bk-stat-figure')}>
        {isLoading && <Skeleton {...part('skeleton', 'bk-stat-skeleton')} shape="title" />}
        {isFailed && (
          <span {...part('missing', 'bk-stat-missing')}>
            {loadError === true ? messages.failed : loadError}
          </span>
        )}
        {isShown && value === null && (
          <span {...part('missing', 'bk-stat-value bk-stat-missing')}>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{messages.noData}</VisuallyHidden>
          </span>
        )}
        {isShown && value !== null && <span className="bk-stat-value">{value}</span>}
      </span>{' '}
      {isShown && change && <Change {...change} />}
      {isLoading && change && <span {...part('change', 'bk-stat-change')}>{NO_BREAK_SPACE}</span>}
    </>
  );
  return (
    <PartsContext value={parts}>
      <div
        {...rest}
        className={classNames('bk-stat', className)}
        aria-busy={isLoading || undefined}
        data-loading={isLoading || undefined}
        data-failed={isFailed || undefined}
      >
        <div {...part('head', 'bk-stat-head')}>
          {definition ? (
            <Definition label={label} text={definition} />
          ) : (
            <span {...part('label', 'bk-stat-label')}>{label}</span>
          )}
          {href && isShown && (
            <Icon {...part('arrow', 'bk-stat-arrow')} name="chevron-right" size="sm" />
          )}
        </div>
        {href && isShown ? (
          <Link {...part('link', 'bk-stat-main bk-stat-link')} href={href}>
            <VisuallyHidden>{`${label} `}</VisuallyHidden>
            {figure}
          </Link>
        ) : (
          <div className="bk-stat-main">{figure}</div>
        )}
        {!isFailed && trend && <Sparkline values={trend} />}
        {isFailed && onRetry && (
          <Button
            {...part('retry', 'bk-stat-retry')}
            variant="secondary"
            size="sm"
            isLoading={isRetrying}
            onClick={onRetry}
          >
            {messages.retry}
          </Button>
        )}
        {!isFailed && description && <p {...part('description', 'bk-stat-note')}>{description}</p>}
      </div>
    </PartsContext>
  );
}

/** Reserves the height of a line that isn't loaded yet. */
const NO_BREAK_SPACE = '\u00a0';

function Change({ text, direction, isGood }: StatChange) {
  const part = usePart();
  const messages = useMessages('stat', statMessages);
  const trend = isGood === undefined || direction === 'same' ? undefined : isGood ? 'good' : 'bad';
  return (
    <span {...part('change', 'bk-stat-change')} data-trend={trend}>
      {direction === 'same' ? (
        <Icon name="minus" size="sm" />
      ) : (
        <>
          <Icon name={direction === 'up' ? 'trending-up' : 'trending-down'} size="sm" />
          <VisuallyHidden>{`${messages[direction]} `}</VisuallyHidden>
        </>
      )}
      <span>{text}</span>
    </span>
  );
}
