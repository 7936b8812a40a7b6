import { type DayRange, VIEWS_MAX } from '@booking/api-client/facts';
import { notify } from '@booking/ui';
import { UNDO_MS } from '@booking/ui/constants';
import { randomKey } from '../../../idempotency/use-idempotency-key.ts';
import { useListPreference } from '../../../preferences/use-preference.ts';
import { type Season, seasonQuery, seasonsOf } from './season.ts';

/** The user's seasons of an institute, on every device. The API has no place for those that colleagues share. */
export function useSeasons(institution: string) {
  const [views = {}, change] = useListPreference('views', 'rate-seasons');
  const all = seasonsOf(views, institution);
  const put = ({ id, name, ranges }: Season) =>
    change({
      [id]: { name, query: seasonQuery(institution, ranges), savedAt: new Date().toISOString() },
    });
  return {
    all,
    isFull: Object.keys(views).length >= VIEWS_MAX,
    /** Names days. A name that is there already gets these days instead. */
    save: (name: string, ranges: readonly DayRange[]) => {
      const id = all.find((season) => season.name === name)?.id ?? randomKey();
      put({ id, name, ranges });
    },
    /** Forgets a name, with Undo in a toast. */
    remove: (season: Season) => {
      change({ [season.id]: null });
      notify.success(`Deleted season ${season.name}.`, {
        duration: UNDO_MS,
        action: { label: 'Undo', onAction: () => put(season) },
      });
    },
  };
}
