import { IconButton } from '@booking/ui';
import { formatTime } from '../dates/shown-date.ts';

interface RefreshedProps {
  /** Milliseconds since 1970; 0 while nothing is loaded. */
  readonly at: number;
  readonly isFetching: boolean;
  readonly onRefresh: () => unknown;
}

/** When the visible rows were loaded, and a refresh button. */
export function Refreshed({ at, isFetching, onRefresh }: RefreshedProps) {
  const instant = new Date(at).toISOString();
  return (
    <p className="ck-list-refreshed flex items-center gap-1 whitespace-nowrap type-body-sm text-bk-muted tabular-nums">
      <IconButton
        icon="refresh-cw"
        label="Refresh"
        size="sm"
        isLoading={isFetching && at > 0}
        onClick={onRefresh}
      />
      {at > 0 && (
        <span>
          Updated <time dateTime={instant}>{formatTime(instant)}</time>
        </span>
      )}
    </p>
  );
}
