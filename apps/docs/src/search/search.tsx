import { Button, type CommandGroup, CommandPalette, Kbd, useHotkey } from '@booking/ui';
import { useEffect, useState } from 'react';
import { type FoundPage, find } from './pagefind.ts';

/** The pages that match a text, or that it failed. */
interface Answer {
  readonly query: string;
  readonly pages: readonly FoundPage[];
  readonly hasFailed?: boolean;
}

/** Parts of the first page, and of those below it, which would be out of sight. */
const [FIRST_PARTS_MAX, PARTS_MAX] = [6, 3];

/** The button that opens the search, and the search: of all pages, offline. */
export function Search() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<Answer>({ query: '', pages: [] });
  const keys = useHotkey('mod+k', () => setOpen(true));

  useEffect(() => {
    let isCurrent = true;
    const take = (next: Answer) => isCurrent && setAnswer(next);
    if (query.trim() === '') take({ query, pages: [] });
    else {
      find(query).then(
        (pages) => take({ query, pages }),
        () => take({ query, pages: [], hasFailed: true }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [query]);

  return (
    <>
      <Button
        icon="search"
        variant="secondary"
        color="transparent"
        className="docs-search"
        aria-keyshortcuts={keys.ariaKeyShortcuts}
        onClick={() => setOpen(true)}
      >
        Search
        <Kbd className="docs-search-keys">{keys.text}</Kbd>
      </Button>
      <CommandPalette
        ref={selectQuery}
        open={isOpen}
        onOpenChange={setOpen}
        label="Search the documentation"
        placeholder="A component, a prop, a question"
        query={query}
        onQueryChange={setQuery}
        groups={groupsOf(answer)}
        isLoading={answer.query !== query}
      />
    </>
  );
}

/** As it opens, with what was searched before: typing replaces that. */
function selectQuery(palette: HTMLElement | null): void {
  palette?.querySelector('input')?.select();
}

function groupsOf({ pages, hasFailed = false }: Answer): readonly CommandGroup[] {
  if (hasFailed) {
    const label = 'Couldn’t load the search. Check the connection, then type again.';
    return [{ label: 'Search', items: [{ key: 'failed', label, isKeptOpen: true }] }];
  }
  return pages.map(({ url, meta, sub_results: parts }, at) => ({
    label: meta.title,
    items: [
      { key: url, label: meta.title, href: url },
      ...parts
        .filter((part) => part.title !== meta.title)
        .slice(0, at === 0 ? FIRST_PARTS_MAX : PARTS_MAX)
        .map((part) => ({
          key: part.url,
          label: part.title,
          description: meta.title,
          href: part.url,
        })),
    ],
  }));
}
