import { Button } from '@booking/ui';
import { type KeyboardEvent, useId } from 'react';
import './conflict-view.css';

/** Whose value to keep: the user’s, or the one that someone else has saved. */
export type ConflictSide = 'yours' | 'theirs';

/** A field that two people changed differently. The empty string is shown as "Empty". */
export interface FieldConflict<K extends string = string> {
  key: K;
  label: string;
  yours: string;
  theirs: string;
}

/** The chosen side of each field. A field that is not in it keeps yours. */
export type ConflictSides<K extends string = string> = Readonly<Partial<Record<K, ConflictSide>>>;

export interface ConflictViewProps<K extends string> {
  conflicts: readonly FieldConflict<K>[];
  /** Chosen side by field key. */
  value: ConflictSides<K>;
  /** Called with all chosen sides. */
  onChange: (value: ConflictSides<K>) => void;
}

const whose = { yours: 'Yours', theirs: 'Theirs' } as const;

/** Resolves conflicting edits field by field: yours, theirs and the result. */
export function ConflictView<K extends string>({
  conflicts,
  value: chosen,
  onChange: choose,
}: ConflictViewProps<K>) {
  const id = useId();
  const all = (side: ConflictSide) => {
    const next: Partial<Record<K, ConflictSide>> = {};
    for (const { key } of conflicts) next[key] = side;
    choose(next);
  };
  return (
    <div className="ck-conflict-view">
      <div className="ck-conflict-view-all">
        <Button size="sm" color="transparent" variant="secondary" onClick={() => all('yours')}>
          Keep all of mine
        </Button>
        <Button size="sm" color="transparent" variant="secondary" onClick={() => all('theirs')}>
          Keep all of theirs
        </Button>
      </div>
      {conflicts.map((conflict, at) => {
        const { key, label } = conflict;
        const side = chosen[key] ?? 'yours';
        // By index: a key may contain a space, which an id may not.
        const name = `${id}-${at}`;
        return (
          <fieldset key={key} className="ck-conflict">
            <legend className="ck-conflict-label">{label}</legend>
            {(['yours', 'theirs'] as const).map((version) => (
              <label key={version} className="ck-conflict-side">
                <input
                  className="ck-conflict-radio"
                  type="radio"
                  name={name}
                  // It is a choice between values, not one of the form around it.
                  form=""
                  value={version}
                  checked={version === side}
                  aria-labelledby={`${name}-${version}`}
                  onChange={() => choose(withSide(chosen, key, version))}
                  onKeyDown={submitOnEnter}
                />
                <span id={`${name}-${version}`} className="ck-conflict-text">
                  <span className="ck-conflict-whose">{whose[version]}</span>{' '}
                  <Value text={conflict[version]} />
                </span>
              </label>
            ))}
            <p className="ck-conflict-result">
              <span className="ck-conflict-whose">Result</span>{' '}
              <output className="ck-conflict-text">
                <Value text={conflict[side]} />
              </output>
            </p>
          </fieldset>
        );
      })}
    </div>
  );
}

/** Submits the form on Enter, as browsers do for a radio button that belongs to it. */
function submitOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  const form = event.currentTarget.closest('form');
  if (event.key !== 'Enter' || event.repeat || !form) return;
  const button = [...form.elements].find(
    (control): control is HTMLButtonElement =>
      control instanceof HTMLButtonElement && control.type === 'submit',
  );
  if (button) button.click();
  else form.requestSubmit();
}

function withSide<K extends string>(
  sides: ConflictSides<K>,
  key: K,
  side: ConflictSide,
): ConflictSides<K> {
  const next: Partial<Record<K, ConflictSide>> = { ...sides };
  next[key] = side;
  return next;
}

function Value({ text }: { text: string }) {
  return text ? <span>{text}</span> : <span className="ck-conflict-empty">Empty</span>;
}
