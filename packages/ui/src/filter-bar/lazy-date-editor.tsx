'use client';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Button } from '../button/index.ts';
import { PageSpinner } from '../page-spinner/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { filterBarMessages } from './filter-bar.messages.ts';
import type { DayFilter, DaysFilter } from './filter-bar.types.ts';

interface EditorProps {
  filter: DaysFilter | DayFilter;
  onRetry: () => void;
}

// The calendar is larger than the rest of the bar, so it is loaded when first needed.
const load = () =>
  lazy<ComponentType<EditorProps>>(() =>
    import('./date-editor.tsx').catch(() => ({ default: LoadFailed })),
  );

let Loaded = load();

/** The editor of a date filter. If it can't be loaded, it says so in its place. */
export function LazyDateEditor({ filter }: Pick<EditorProps, 'filter'>) {
  const [Editor, setEditor] = useState(() => Loaded);
  return (
    <Suspense fallback={<PageSpinner />}>
      <Editor
        filter={filter}
        onRetry={() => {
          Loaded = load();
          setEditor(() => Loaded);
        }}
      />
    </Suspense>
  );
}

function LoadFailed({ onRetry }: EditorProps) {
  const part = usePart();
  const messages = useMessages('filterBar', filterBarMessages);
  return (
    <p {...part('error', 'bk-check-note')} role="alert">
      <span>{messages.editorFailed}</span>{' '}
      <Button {...part('retry')} size="sm" color="transparent" icon="refresh-cw" onClick={onRetry}>
        {messages.retry}
      </Button>
    </p>
  );
}
