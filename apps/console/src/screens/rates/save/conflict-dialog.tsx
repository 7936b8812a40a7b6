import type { Rates } from '@booking/api-client';
import { Modal } from '@booking/ui';
import { useState } from 'react';
import { type ConflictSides, ConflictView } from '../../../forms/conflict-view/conflict-view.tsx';
import type { RateDraft } from '../draft/draft.ts';
import { cellKey, rowKey } from '../rate-keys.ts';
import { conflictText, dayText, rowName, valueLabels, valueText } from '../rate-words.ts';
import type { RateConflict } from './use-save-rates.ts';

interface ConflictDialogProps {
  readonly conflict: RateConflict | undefined;
  readonly draft: RateDraft;
  readonly rates: Pick<Rates, 'targets' | 'currency'>;
  /** Called with the cells that get the values of someone else, and with the revision that was looked at. */
  readonly onSettle: (theirs: readonly string[], revision: number) => void;
  readonly onClose: () => void;
}

/** Cells that someone else has changed since: yours or theirs, cell by cell. */
export function ConflictDialog({ conflict, onSettle, onClose, ...rest }: ConflictDialogProps) {
  const [chosen, setChosen] = useState<ConflictSides>({});
  const cells = conflict ? conflictsOf(conflict, rest.draft, rest.rates) : [];
  return (
    <Modal
      open={conflict !== undefined}
      onOpenChange={onClose}
      onClosed={() => setChosen({})}
      size="lg"
      header={{
        icon: 'triangle-alert',
        text: 'Conflicting changes to rates',
        description: `${conflictText(cells.map(({ change }) => change))} Choose what to save.`,
      }}
      onSubmit={() => {
        const theirs = cells.map(({ key }) => key).filter((key) => chosen[key] === 'theirs');
        if (conflict) onSettle(theirs, conflict.revision);
      }}
      footer={{ cancel: { name: 'Keep editing' }, confirm: { name: 'Save merged changes' } }}
    >
      <ConflictView conflicts={cells} value={chosen} onChange={setChosen} />
    </Modal>
  );
}

function conflictsOf(
  { changes }: RateConflict,
  draft: RateDraft,
  { targets, currency }: Pick<Rates, 'targets' | 'currency'>,
) {
  const seen = new Set<string>();
  return changes.flatMap((change) => {
    const key = change.date ? cellKey(rowKey(change), change.date) : '';
    const mine = draft.cells.get(key);
    // The newest change of a cell comes first.
    if (!mine || seen.has(key)) return [];
    seen.add(key);
    const names = Object.keys(valueLabels).filter((name) => name in mine) as (keyof typeof mine)[];
    const texts = (values: Partial<typeof mine> | null) =>
      names
        .map((name) => {
          const text = valueText(name, values?.[name] ?? null, currency) || 'inherited';
          return `${valueLabels[name]}: ${text}`;
        })
        .join(', ');
    const label = `${rowName(change, targets)}, ${dayText(change.date, change.weekday)}`;
    return { key, label, yours: texts(mine), theirs: texts(change.after), change };
  });
}
