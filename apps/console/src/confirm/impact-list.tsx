import { Button, Skeleton } from '@booking/ui';
import { useId } from 'react';

/** What an action would affect, loaded from the server before confirming. */
export interface Impact {
  /** One sentence each; undefined while loading. */
  readonly lines: readonly string[] | undefined;
  /** Why they could not be loaded. */
  readonly failure?: string | undefined;
  readonly onRetry: () => void;
}

/** What happens after confirming. */
export function ImpactList({ impact: { lines, failure, onRetry } }: { readonly impact: Impact }) {
  const id = useId();
  return (
    <section className="ck-impact" aria-labelledby={id} aria-busy={!lines && !failure}>
      <h3 className="ck-impact-title" id={id}>
        What happens next
      </h3>
      {failure ? (
        <p role="alert">
          {failure}{' '}
          <Button size="sm" color="transparent" variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </p>
      ) : lines ? (
        <ul className="ck-impact-lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <Skeleton />
      )}
    </section>
  );
}
