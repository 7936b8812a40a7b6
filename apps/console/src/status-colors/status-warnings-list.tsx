import { InlineMessage } from '@booking/ui';
import type { DrawnStatus } from './drawn-status.ts';
import { warningsOf } from './status-warnings.ts';

/** Reasons why the statuses are hard to read or to tell apart. They can be saved nevertheless. */
export function StatusWarnings({ statuses }: { readonly statuses: readonly DrawnStatus[] }) {
  const warnings = warningsOf(statuses);
  return (
    <section className="mt-3" aria-label="Warnings">
      <InlineMessage
        size="sm"
        tone={warnings.length > 0 ? 'warning' : 'success'}
        title={<span role="status">{countText(warnings.length)}</span>}
      >
        {warnings.length > 0 && (
          <ul className="list-disc ps-4.5">
            {warnings.map((warning) => (
              <li key={warning} className="my-0.75">
                {warning}
              </li>
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
