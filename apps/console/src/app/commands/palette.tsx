import { type Command, CommandPalette, matchesText } from '@booking/ui';
import { useState } from 'react';
import { useActions } from './use-actions.ts';
import { useSearchResults } from './use-search-results.ts';

/** So many of the records that were opened last. They are kept for this user and this visit alone, in memory. */
const RECENT = 5;

export interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Pages, institutes, users and actions by their names. */
export default function Palette({ open, onClose }: PaletteProps) {
  const [text, setText] = useState('');
  const [recent, setRecent] = useState<readonly Command[]>([]);
  const found = useSearchResults(text, (record) =>
    setRecent([record, ...recent.filter(({ key }) => key !== record.key)].slice(0, RECENT)),
  );
  const actions = useActions().map(({ heading, commands }) => ({
    heading,
    commands: commands.filter(({ label }) => matchesText(text, label)),
  }));
  // A palette begins empty, whenever it is opened.
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setText('');
  }
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      label="Search pages, institutes, users and actions"
      placeholder="Search or run a command"
      text={text}
      onText={setText}
      isLoading={found.isLoading}
      // What a server finds comes later, and moves nothing that is there.
      groups={[
        ...(text.trim() ? [] : [{ heading: 'Recent', commands: recent }]),
        ...actions,
        ...found.groups,
      ]}
    />
  );
}
