import { InlineMessage } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import type { ControlProps } from '../../../entity/form/field.ts';
import { useDebounced } from '../../../idle/use-debounced.ts';
import { SEARCH_DELAY_MS } from '../../../list/search-box.tsx';
import { useReads } from '../../../session/session-context.ts';

interface SameNameProps extends Pick<ControlProps, 'form'> {
  /** The stored name, which is no news. */
  readonly own: unknown;
}

/** Warns of another institute with the name in the same city. It is allowed: both may exist. */
export function SameName({ form, own }: SameNameProps) {
  const name = useDebounced(text(form.watch('name')), SEARCH_DELAY_MS);
  const city = useDebounced(text(form.watch('address.city')), SEARCH_DELAY_MS);
  const isAsked = name.length > 1 && city.length > 0 && name !== own;
  const { data } = useQuery({
    ...useReads().institution.list({ search: name, limit: 20 }),
    enabled: isAsked,
    // A warning that can't be loaded is no reason to wait.
    retry: false,
  });
  const namesake = data?.items.find(
    (institute) =>
      same(institute.name, name) && same(institute.address.city, city) && institute.name !== own,
  );
  if (!isAsked || !namesake) return null;
  return (
    <InlineMessage tone="warning" size="sm" role="status">
      {`${namesake.name} (${namesake.code}) in ${namesake.address.city} has this name too.`}
    </InlineMessage>
  );
}

const text = (value: unknown) => String(value ?? '').trim();
const same = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;
