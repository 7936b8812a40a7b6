import { type Command, CommandPalette, matchesText } from '@booking/ui';
import { useState } from 'react';
import { useActions } from './use-actions.ts';
import { useSearchResults } from './use-search-results.ts';

/** The number of recently opened records. Kept in memory, for this user and this visit. */
const RECENT = 5;

export interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Finds pages, institutes, users and actions by name. */
export default function Palette({ open, onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState<readonly Command[]>([]);
  const results = useSearchResults(query, (record) =>
    setRecent([record, ...recent.filter(({ key }) => key !== record.key)].slice(0, RECENT)),
  );
  const actions = useActions().map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => matchesText(query, label)),
  }));
  // The palette is empty whenever it opens.
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setQuery('');
  }
  return (
    <CommandPalette
      open={open}
      onOpenChange={onClose}
      label="Search pages, institutes, users and actions"
      placeholder="Search or run a command"
      query={query}
      onQueryChange={setQuery}
      isLoading={results.isLoading}
      // Search results come last, so that a late response moves nothing above it.
      groups={[
        ...(query.trim() ? [] : [{ label: 'Recent', items: recent }]),
        ...actions,
        ...results.groups,
      ]}
    />
  );
}
