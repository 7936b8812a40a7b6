import { CommandPalette } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useDebounced } from '../../idle/use-debounced.ts';
import { SEARCH_DELAY_MS } from '../../list/search-box.tsx';
import { useReads } from '../../session/session-context.ts';
import { failedSearch, instituteCommand } from '../institute-commands.ts';
import { samePageOf } from './institute-address.ts';

/** The number of institutes to choose from; a search finds the rest. */
const SHOWN = 8;

interface InstituteSwitcherProps {
  readonly open: boolean;
  /** The id of the institute whose page is open. */
  readonly current: string | undefined;
  readonly onClose: () => void;
}

/** Searches institutes and opens the same page of another one. */
export default function InstituteSwitcher({ open, current, onClose }: InstituteSwitcherProps) {
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const search = useDebounced(query.trim(), SEARCH_DELAY_MS);
  const isCurrent = search === query.trim();
  const results = useQuery({
    ...useReads().institution.list({ search, limit: SHOWN + 1, sort: ['name'] }),
    enabled: open,
    // No retry while the user types: the failure offers one.
    retry: false,
  });
  // It is empty whenever it opens.
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setQuery('');
  }
  // Results of an older query are never shown, because Enter would open one.
  const others = isCurrent ? (results.data?.items ?? []).filter(({ _id }) => _id !== current) : [];
  return (
    <CommandPalette
      open={open}
      onOpenChange={onClose}
      label="Switch institute"
      placeholder="Search institutes"
      query={query}
      onQueryChange={setQuery}
      isLoading={!isCurrent || results.isLoading}
      groups={[
        {
          label: 'Institutes',
          items: [
            ...others
              .slice(0, SHOWN)
              .map((institute) => instituteCommand(institute, samePageOf(pathname, institute._id))),
            ...(isCurrent ? failedSearch('institutes', results) : []),
          ],
        },
      ]}
    />
  );
}
