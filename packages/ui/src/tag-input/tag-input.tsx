'use client';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { OptionList } from '../combobox/option-list.tsx';
import { groupsOf, type ListRow } from '../combobox/rows.ts';
import { splitFieldProps } from '../field/field-props.ts';
import { Field } from '../field/index.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import { useRequired } from '../field/use-required.ts';
import { ValueInput } from '../field/value-input.tsx';
import { announce } from '../primitives/dom/announce.ts';
import { isComposing } from '../primitives/dom/composing.ts';
import { rowId } from '../primitives/forms/listbox.tsx';
import { useActiveRow } from '../primitives/forms/use-active-row.ts';
import { useSubmitCheck } from '../primitives/forms/use-submit-check.ts';
import { PopoverAnchor, PopoverRoot } from '../primitives/overlays/popover-root.tsx';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { partOf } from '../primitives/react/parts.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { matchesText } from '../primitives/text/fold.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { ChipBox } from './chip-box.tsx';
import { tagInputMessages } from './tag-input.messages.ts';
import type { TagInputProps } from './tag-input.types.ts';

const nothing: readonly string[] = [];

/**
 * Free tags: Enter or a comma adds the typed one, Backspace in the empty field removes the last. `name` submits every
 * tag. `className` and `style` apply to the whole field, every other attribute to the `<input>`.
 */
export function TagInput({
  value: givenValue,
  defaultValue = nothing,
  onChange,
  options = nothing,
  query: givenQuery,
  defaultQuery = '',
  onQueryChange,
  validate,
  max = Number.POSITIVE_INFINITY,
  isAddedOnBlur = true,
  loadingTag,
  size,
  onClick,
  onKeyDown,
  ...props
}: TagInputProps) {
  const { frame, control } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const { required, ...rest } = control;
  const messages = useMessages('tagInput', tagInputMessages);
  const number = useNumber();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [tags, setTags] = useFieldValue({
    value: givenValue,
    defaultValue,
    onChange,
    inside: input,
    form: rest.form,
    onReset: () => {
      setQuery('');
      setProblem(undefined);
      dropMissing();
    },
  });
  const [query, setQuery] = useControlled(givenQuery, defaultQuery, onQueryChange);
  const popup = useOpen(undefined, false, undefined);
  const [problem, setProblem] = useState<string>();
  const isFull = tags.length >= max;
  const { disabledReason } = frame;
  const full = messages.full(max, number.plain(max));
  const canAdd = !(rest.disabled || rest.readOnly || isFull || disabledReason !== undefined);

  const typed = query.trim();
  const suggestions = options.filter((tag) => !tags.includes(tag) && matchesText(typed, tag));
  const groups = groupsOf(suggestions.map((tag) => ({ value: tag, label: tag })));
  const rows = groups.flatMap((group) => group.rows);
  const active = useActiveRow({ rows, query });
  const isShown = popup.isOpen && rows.length > 0 && canAdd;

  /** Adds what is typed or pasted; from the first wrong one on, the text stays. Returns whether none is wrong. */
  const add = (texts: readonly string[]): boolean => {
    const next = [...tags];
    const rest = texts.map((text) => text.trim()).filter(Boolean);
    let wrong: string | undefined;
    for (let tag = rest[0]; tag !== undefined; tag = rest[0]) {
      wrong = next.includes(tag)
        ? messages.duplicate(tag)
        : next.length >= max
          ? full
          : validate?.(tag);
      if (wrong !== undefined) break;
      next.push(tag);
      announce(messages.added(tag));
      rest.shift();
    }
    setProblem(wrong);
    setQuery(rest.join(', '));
    if (next.length > tags.length) setTags(next);
    return wrong === undefined;
  };
  // Typed text would be lost with the form.
  useSubmitCheck(
    () => input.current,
    () => !isAddedOnBlur || typed === '' || add([typed]),
  );
  // Not by the input, which is empty once a tag is added.
  const [missing, dropMissing] = useRequired({
    isRequired: required,
    isEmpty: tags.length === 0,
    control: () => input.current,
  });
  const remove = (tag: string) => {
    setTags(tags.filter((item) => item !== tag));
    setProblem(undefined);
    announce(messages.removed(tag));
    // The button that had focus is removed.
    input.current?.focus();
  };
  const choose = (row: ListRow) => {
    if (row.kind === 'option') add([row.option.value]);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event.nativeEvent) || rest.readOnly) return;
    const last = tags.at(-1);
    if (event.key === 'Enter' && (typed !== '' || (isShown && active.row))) {
      event.preventDefault();
      if (!canAdd) return;
      if (isShown && active.row) choose(active.row);
      else add([typed]);
    } else if (event.key === 'Backspace' && query === '' && last !== undefined) {
      // Held down to clear the text, it stops at the tags.
      if (!event.repeat && !rest.disabled && disabledReason === undefined) remove(last);
    } else if (event.key === 'ArrowDown' && !popup.isOpen) {
      event.preventDefault();
      popup.change(true);
    } else if (isShown && active.move(event)) {
      event.preventDefault();
    }
  };

  return (
    <Field {...frame} error={problem ?? (frame.error || missing)}>
      {(control) => (
        <PopoverRoot state={{ ...popup, isOpen: isShown }}>
          <PopoverAnchor asChild>
            <ChipBox
              ref={box}
              {...{ input, size, disabledReason }}
              label={props.label}
              chips={tags.map((tag) => ({ key: tag, label: tag, isLoading: loadingTag === tag }))}
              isReadOnly={rest.readOnly}
              onRemove={rest.disabled || rest.readOnly ? undefined : remove}
            >
              <ValueInput
                autoCapitalize="none"
                enterKeyHint="done"
                {...rest}
                {...part('input', 'bk-input-control bk-tag-input-entry')}
                aria-required={required}
                control={control}
                node={input}
                readOnly={rest.readOnly || isFull}
                {...(isFull && { 'aria-disabled': true, 'aria-description': full })}
                {...(options.length > 0 && {
                  role: 'combobox',
                  'aria-autocomplete': 'list',
                  'aria-expanded': isShown,
                  'aria-controls': isShown ? listId : undefined,
                  'aria-activedescendant':
                    isShown && active.row ? rowId(listId, active.row) : undefined,
                })}
                value={query}
                values={tags}
                onType={(text, isFilled) => {
                  const [first = '', ...more] = text.split(/[,\n]/);
                  if (!isFilled) popup.change(true);
                  if (more.length > 0 || (isFilled && isAddedOnBlur)) {
                    add([first, ...more]);
                    return;
                  }
                  setProblem(undefined);
                  setQuery(text);
                }}
                onLeave={() => {
                  if (isAddedOnBlur && typed && canAdd) add([typed]);
                }}
                onClick={(event) => {
                  onClick?.(event);
                  popup.change(true);
                }}
                onKeyDown={handleKeyDown}
              />
            </ChipBox>
          </PopoverAnchor>
          <OptionList
            id={listId}
            label={props.label}
            groups={groups}
            query={typed}
            active={active.row}
            isInField={(target) => target instanceof Node && box.current?.contains(target) === true}
            onPoint={active.point}
            onChoose={choose}
          />
        </PopoverRoot>
      )}
    </Field>
  );
}
