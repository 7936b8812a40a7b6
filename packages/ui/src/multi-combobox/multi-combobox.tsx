'use client';
import { type KeyboardEvent, useId, useRef } from 'react';
import { comboboxMessages } from '../combobox/combobox.messages.ts';
import { OptionList } from '../combobox/option-list.tsx';
import { isDisabled } from '../combobox/rows.ts';
import { splitFieldProps } from '../field/field-props.ts';
import { Field } from '../field/index.ts';
import { ValueInput } from '../field/value-input.tsx';
import { isComposing } from '../primitives/dom/composing.ts';
import { rowId } from '../primitives/forms/listbox.tsx';
import { PopoverAnchor, PopoverRoot } from '../primitives/overlays/popover-root.tsx';
import { partOf } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { ChipBox } from '../tag-input/chip-box.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { MultiComboboxProps } from './multi-combobox.types.ts';
import { useMultiCombobox } from './use-multi-combobox.ts';

/**
 * Several of many options, each a chip: type to find one, Enter chooses it, Backspace in the empty field removes the
 * last. `name` submits every value. `className` and `style` apply to the whole field, every other attribute to the
 * `<input>`.
 */
export function MultiCombobox<V extends string>({
  options,
  value,
  defaultValue,
  onChange,
  allowsCustomValue,
  filter,
  query: givenQuery,
  defaultQuery,
  onQueryChange,
  open,
  defaultOpen,
  onOpenChange,
  isLoading,
  loadError,
  onRetry,
  required,
  size,
  onKeyDown,
  onClick,
  ...props
}: MultiComboboxProps<V>) {
  const { frame, control: rest } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const { label } = props;
  const { disabledReason } = frame;
  const messages = useMessages('combobox', comboboxMessages);
  const number = useNumber();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isEditable = !(rest.disabled || rest.readOnly || disabledReason !== undefined);
  const combobox = useMultiCombobox({
    options,
    value,
    defaultValue,
    onChange,
    allowsCustomValue,
    filter,
    query: givenQuery,
    defaultQuery,
    onQueryChange,
    open,
    defaultOpen,
    onOpenChange,
    isLoading,
    loadError,
    onRetry,
    required,
    form: rest.form,
    input,
    isEditable,
  });
  const { values, query, typed, popup, active, groups, count } = combobox;
  const { isOpen } = popup;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event.nativeEvent) || !isEditable) return;
    const last = values.at(-1);
    if (event.key === 'Enter' && isOpen && active.row) {
      event.preventDefault();
      if (!isDisabled(active.row)) combobox.choose(active.row);
    } else if (event.key === 'Enter' && typed !== '') {
      event.preventDefault();
      combobox.commit();
    } else if (event.key === 'Backspace' && query === '' && last !== undefined) {
      // Held down to clear the text, it stops at the chips.
      if (!event.repeat) combobox.remove(last);
    } else if (event.key === 'ArrowUp' && event.altKey) {
      popup.change(false);
    } else if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      popup.change(true);
    } else if (isOpen && active.move(event)) {
      event.preventDefault();
    }
  };

  const failed = loadError === true ? messages.failed : loadError;
  const note =
    failed || (groups.length === 0 && (isLoading ? messages.loading : messages.none(typed)));
  const status = isOpen ? note || messages.count(count, number.plain(count)) : '';
  const error = combobox.hasProblem ? messages.invalid : frame.error || combobox.missing;

  return (
    <Field {...frame} error={error}>
      {(control) => (
        <PopoverRoot state={popup}>
          <PopoverAnchor asChild>
            <ChipBox
              ref={box}
              {...{ input, size, label, disabledReason }}
              chips={values.map((item) => ({ key: item, label: combobox.labelOf(item) }))}
              isReadOnly={rest.readOnly}
              onRemove={rest.disabled || rest.readOnly ? undefined : combobox.remove}
            >
              <ValueInput
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="done"
                {...rest}
                {...part('input', 'bk-input-control bk-tag-input-entry')}
                // Not by the input, which is empty once something is chosen.
                aria-required={required}
                control={control}
                node={input}
                role="combobox"
                aria-expanded={isOpen}
                aria-controls={isOpen ? listId : undefined}
                aria-autocomplete="list"
                aria-activedescendant={isOpen && active.row ? rowId(listId, active.row) : undefined}
                value={query}
                values={values}
                onType={combobox.type}
                onLeave={combobox.commit}
                onClick={(event) => {
                  onClick?.(event);
                  popup.change(true);
                }}
                onKeyDown={handleKeyDown}
              />
            </ChipBox>
          </PopoverAnchor>
          <VisuallyHidden role="status">{status}</VisuallyHidden>
          <OptionList
            id={listId}
            label={label}
            groups={groups}
            query={typed}
            chosen={values}
            isMultiple
            active={active.row}
            isLoading={isLoading}
            note={note}
            isInField={(target) => target instanceof Node && box.current?.contains(target) === true}
            onPoint={active.point}
            onChoose={combobox.choose}
          />
        </PopoverRoot>
      )}
    </Field>
  );
}
