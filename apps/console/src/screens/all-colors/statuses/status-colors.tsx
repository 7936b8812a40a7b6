import { PageSpinner } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../loading/load-error.tsx';
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
    <LoadError
      title="Couldn’t load the status colours"
      error={colors.error}
      onRetry={colors.refetch}
      isRetrying={colors.isFetching}
    />
  );
}
