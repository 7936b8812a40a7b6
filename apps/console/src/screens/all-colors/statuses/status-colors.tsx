import { isApiError } from '@booking/api-client';
import { ErrorState, PageSpinner } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../messages/failure-message.ts';
import { useReads } from '../../../session/session-context.ts';
import { StatusForm } from './status-form.tsx';
import './statuses.css';
import { wholeList } from '../../../list/whole-list.ts';

/** How the statuses of bookings, units and cleaning are drawn on calendars. */
export default function StatusColors() {
  const colors = useQuery(wholeList(useReads().color.list));
  if (colors.data) {
    const { items, statusColors } = colors.data;
    return <StatusForm palette={items} set={statusColors} />;
  }
  if (!colors.error) return <PageSpinner />;
  return (
    <ErrorState
      title="Couldn’t load the status colours"
      description={messageOf(colors.error)}
      requestId={isApiError(colors.error) ? colors.error.requestId : undefined}
      onRetry={() => void colors.refetch()}
      isRetrying={colors.isFetching}
    />
  );
}
