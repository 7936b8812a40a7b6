'use client';
import { useId } from 'react';
import { Button } from '../button/index.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { Skeleton } from '../skeleton/index.ts';
import { confirmDialogMessages } from './confirm-dialog.messages.ts';
import type { ConfirmImpact } from './confirm-dialog.types.ts';

interface ImpactListProps {
  id: string;
  impact: ConfirmImpact;
}

/** What happens after confirming. */
export function ImpactList({ id, impact: { lines, loadError, onRetry } }: ImpactListProps) {
  const titleId = useId();
  const messages = useMessages('confirmDialog', confirmDialogMessages);
  return (
    <section
      className="bk-confirm-impact"
      data-part="impact"
      id={id}
      aria-labelledby={titleId}
      aria-busy={!lines && !loadError}
    >
      <h3 className="bk-confirm-impact-title" data-part="impact-title" id={titleId}>
        {messages.impact}
      </h3>
      {loadError ? (
        <div className="bk-confirm-impact-error" data-part="impact-error" role="alert">
          <p>{loadError}</p>
          {onRetry && (
            <Button
              data-part="retry"
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
        <ul className="bk-confirm-impact-lines" data-part="impact-lines">
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
