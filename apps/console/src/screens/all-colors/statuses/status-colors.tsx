import { useQuery } from '@tanstack/react-query';
import { LoadingOrError } from '../../../loading/load-error.tsx';
import { useReads } from '../../../session/session-context.ts';
import { StatusForm } from './status-form.tsx';
import './statuses.css';
import { wholeList } from '../../../list/whole-list.ts';

/** How the statuses of bookings, units and cleaning are drawn on calendars. */
export default function StatusColors() {
  const colors = useQuery(wholeList(useReads().color.list));
  if (!colors.data)
    return <LoadingOrError query={colors} title="Couldn’t load the status colours" />;
  const { items, statusColors } = colors.data;
  return <StatusForm palette={items} set={statusColors} />;
}
