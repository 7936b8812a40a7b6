'use client';
import { useId } from 'react';
import { Button } from '../button/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { Skeleton } from '../skeleton/index.ts';
import { confirmDialogMessages } from './confirm-dialog.messages.ts';
import type { ConfirmImpact } from './confirm-dialog.types.ts';

interface ImpactListProps {
  id: string;
  impact: ConfirmImpact;
}

/** Lists what happens after confirming. */
export function ImpactList({ id, impact: { lines, loadError, onRetry } }: ImpactListProps) {
  const part = usePart();
  const titleId = useId();
  const messages = useMessages('confirmDialog', confirmDialogMessages);
  return (
    <section
      {...part('impact', 'bk-confirm-impact')}
      id={id}
      aria-labelledby={titleId}
      aria-busy={!lines && !loadError}
    >
      <h3 {...part('impact-title', 'bk-confirm-impact-title')} id={titleId}>
        {messages.impact}
      </h3>
      {loadError ? (
        <div {...part('impact-error', 'bk-confirm-impact-error')} role="alert">
          <p>{loadError}</p>
          {onRetry && (
            <Button
              {...part('retry')}
              size="sm"
              color="transparent"
              variant="secondary"
              onClick={onRetry}
            >
              {messages.retry}
            </Button>
          )}
        </div>
      ) : lines ? (
        <ul {...part('impact-lines', 'bk-confirm-impact-lines')}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and a line keeps nothing.
            <li key={place}>{line}</li>
          ))}
        </ul>
      ) : (
        <Skeleton />
      )}
    </section>
  );
}
