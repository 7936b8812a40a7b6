import { InlineMessage } from '@booking/ui';
import type { DrawnStatus } from './drawn-status.ts';
import { warningsOf } from './status-warnings.ts';
import './status-colors.css';

/** What makes the statuses hard to read or to tell apart. They can be saved all the same. */
export function StatusWarnings({ statuses }: { readonly statuses: readonly DrawnStatus[] }) {
  const warnings = warningsOf(statuses);
  return (
    <section className="ck-status-warnings" aria-label="Warnings">
      <InlineMessage
        size="sm"
        tone={warnings.length > 0 ? 'warning' : 'success'}
        title={<span role="status">{countText(warnings.length)}</span>}
      >
        {warnings.length > 0 && (
          <ul className="ck-status-warning-list">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </InlineMessage>
    </section>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Easy to read and to tell apart.';
  return count === 1 ? '1 warning' : `${count} warnings`;
}
