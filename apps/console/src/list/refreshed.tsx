import { IconButton } from '@booking/ui';
import { formatTime } from '../dates/civil-date.ts';
import './refreshed.css';

interface RefreshedProps {
  /** Milliseconds of the epoch; 0 while nothing was read. */
  readonly at: number;
  readonly isFetching: boolean;
  readonly onRefresh: () => unknown;
}

/** When the rows on show were read, and the way to read them again. */
export function Refreshed({ at, isFetching, onRefresh }: RefreshedProps) {
  const instant = new Date(at).toISOString();
  return (
    <p className="ck-list-refreshed">
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
