'use client';
import { useId } from 'react';
import { Button } from '../button/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { conflictViewMessages } from './conflict-view.messages.ts';
import type { ConflictSide } from './conflict-view.variants.ts';

/** A field that two people changed differently. The empty string is shown as "Empty". */
export interface FieldConflict<K extends string = string> {
  key: K;
  label: string;
  yours: string;
  theirs: string;
}

export interface ConflictViewProps<K extends string = string> {
  conflicts: readonly FieldConflict<K>[];
  /** Chosen side by field key. Default: yours. */
  chosen: Readonly<Partial<Record<K, ConflictSide>>>;
  /** Called with all chosen sides. */
  onChoose: (chosen: Readonly<Partial<Record<K, ConflictSide>>>) => void;
}

/** Resolves conflicting edits field by field: yours, theirs and the result. */
export function ConflictView<K extends string>({
  conflicts,
  chosen,
  onChoose,
}: ConflictViewProps<K>) {
  const id = useId();
  const messages = useMessages('conflictView', conflictViewMessages);
  const all = (side: ConflictSide) => {
    const next: Partial<Record<K, ConflictSide>> = {};
    for (const { key } of conflicts) next[key] = side;
    onChoose(next);
  };
  return (
    <div className="bk-conflict-view">
      <div className="bk-conflict-view-all">
        <Button size="sm" color="transparent" variant="secondary" onClick={() => all('yours')}>
          {messages.allYours}
        </Button>
        <Button size="sm" color="transparent" variant="secondary" onClick={() => all('theirs')}>
          {messages.allTheirs}
        </Button>
      </div>
      {conflicts.map((conflict) => {
        const { key, label } = conflict;
        const side = chosen[key] ?? 'yours';
        return (
          <fieldset key={key} className="bk-conflict">
            <legend className="bk-conflict-label">{label}</legend>
            {(['yours', 'theirs'] as const).map((one) => (
              <label key={one} className="bk-conflict-side">
                <input
                  className="bk-conflict-radio"
                  type="radio"
                  name={`${id}-${key}`}
                  value={one}
                  checked={one === side}
                  aria-labelledby={`${id}-${key}-${one}`}
                  onChange={() => onChoose({ ...chosen, [key]: one })}
                />
                <span id={`${id}-${key}-${one}`} className="bk-conflict-text">
                  <span className="bk-conflict-whose">{messages[one]}</span>{' '}
                  <Value text={conflict[one]} />
                </span>
              </label>
            ))}
            <p className="bk-conflict-result">
              <span className="bk-conflict-whose">{messages.result}</span>{' '}
              <output className="bk-conflict-output">
                <Value text={conflict[side]} />
              </output>
            </p>
          </fieldset>
        );
      })}
    </div>
  );
}

function Value({ text }: { text: string }) {
  const { empty } = useMessages('conflictView', conflictViewMessages);
  return text ? (
    <span className="bk-conflict-value">{text}</span>
  ) : (
    <span className="bk-conflict-empty">{empty}</span>
  );
}
