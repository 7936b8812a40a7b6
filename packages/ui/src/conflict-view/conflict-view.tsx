'use client';
import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { conflictViewMessages } from './conflict-view.messages.ts';
import type { ConflictSide } from './conflict-view.values.ts';

/** A field that two people changed differently. The empty string is shown as "Empty". */
export interface FieldConflict<K extends string = string> {
  key: K;
  label: string;
  yours: string;
  theirs: string;
}

/** The chosen side of each field. A field that is not in it keeps yours. */
export type ConflictSides<K extends string = string> = Readonly<Partial<Record<K, ConflictSide>>>;

export interface ConflictViewProps<K extends string = string>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  conflicts: readonly FieldConflict<K>[];
  /** Chosen side by field key. Default: yours. */
  value?: ConflictSides<K> | undefined;
  /** The sides chosen at first. */
  defaultValue?: ConflictSides<K> | undefined;
  /** Called with all chosen sides. */
  onChange?: ((value: ConflictSides<K>) => void) | undefined;
}

/** Resolves conflicting edits field by field: yours, theirs and the result. */
export function ConflictView<K extends string>({
  conflicts,
  value,
  defaultValue,
  onChange,
  className,
  ...rest
}: ConflictViewProps<K>) {
  const id = useId();
  const messages = useMessages('conflictView', conflictViewMessages);
  const [chosen, choose] = useControlled(value, defaultValue, onChange);
  const all = (side: ConflictSide) => {
    const next: Partial<Record<K, ConflictSide>> = {};
    for (const { key } of conflicts) next[key] = side;
    choose(next);
  };
  return (
    <div {...rest} className={classNames('bk-conflict-view', className)}>
      <div className="bk-conflict-view-all" data-part="actions">
        <Button
          data-part="all-yours"
          size="sm"
          color="transparent"
          variant="secondary"
          onClick={() => all('yours')}
        >
          {messages.allYours}
        </Button>
        <Button
          data-part="all-theirs"
          size="sm"
          color="transparent"
          variant="secondary"
          onClick={() => all('theirs')}
        >
          {messages.allTheirs}
        </Button>
      </div>
      {conflicts.map((conflict, at) => {
        const { key, label } = conflict;
        const side = chosen?.[key] ?? 'yours';
        // By index: a key may contain a space, which an id may not.
        const name = `${id}-${at}`;
        return (
          <fieldset key={key} className="bk-conflict" data-part="conflict">
            <legend className="bk-conflict-label" data-part="label">
              {label}
            </legend>
            {(['yours', 'theirs'] as const).map((version) => (
              <label key={version} className="bk-conflict-side" data-part="side">
                <input
                  className="bk-conflict-radio"
                  data-part="control"
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
                <span id={`${name}-${version}`} className="bk-conflict-text">
                  <span className="bk-conflict-whose" data-part="whose">
                    {messages[version]}
                  </span>{' '}
                  <Value text={conflict[version]} />
                </span>
              </label>
            ))}
            <p className="bk-conflict-result" data-part="result">
              <span className="bk-conflict-whose" data-part="whose">
                {messages.result}
              </span>{' '}
              <output className="bk-conflict-output" data-part="output">
                <Value text={conflict[side]} />
              </output>
            </p>
          </fieldset>
        );
      })}
    </div>
  );
}

/** What the browser does for a radio button that belongs to the form. */
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
  sides: ConflictSides<K> | undefined,
  key: K,
  side: ConflictSide,
): ConflictSides<K> {
  const next: Partial<Record<K, ConflictSide>> = { ...sides };
  next[key] = side;
  return next;
}

function Value({ text }: { text: string }) {
  const { empty } = useMessages('conflictView', conflictViewMessages);
  return text ? (
    <span className="bk-conflict-value" data-part="value">
      {text}
    </span>
  ) : (
    <span className="bk-conflict-empty" data-part="empty">
      {empty}
    </span>
  );
}
