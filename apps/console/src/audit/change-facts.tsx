import type { AuditChange } from '@booking/api-client';
import { VisuallyHidden } from '@booking/ui';
import { Facts } from '../facts/facts.tsx';
import { fieldLabel, valueText } from './audit-words.ts';

interface ChangeFactsProps {
  readonly changes: readonly AuditChange[];
}

/** Values before and after a change, field by field. */
export function ChangeFacts({ changes }: ChangeFactsProps) {
  if (changes.length === 0) return null;
  return (
    <Facts
      heading="What changed"
      facts={changes.map((change) => ({
        term: fieldLabel(change.field),
        value: <ChangedValue change={change} />,
      }))}
    />
  );
}

/** A value before and after: "Lakeview → Neem Tree House". */
export function ChangedValue({
  change: { field, from, to, hidden },
}: {
  readonly change: AuditChange;
}) {
  if (hidden) return 'Changed. The values aren’t recorded.';
  const after = valueText(to, field);
  if (from === undefined) return after;
  return (
    <>
      <VisuallyHidden>Before: </VisuallyHidden>
      <del className="text-bk-muted">{valueText(from, field)}</del>
      <span aria-hidden="true"> → </span>
      <VisuallyHidden>. After: </VisuallyHidden>
      <span>{after}</span>
    </>
  );
}
