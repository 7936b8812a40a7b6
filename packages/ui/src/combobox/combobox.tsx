'use client';
import { type KeyboardEvent, useId, useRef } from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field } from '../field/index.ts';
import { InputBox } from '../field/input-box.tsx';
import { ValueInput } from '../field/value-input.tsx';
import { Icon } from '../icon/index.ts';
import { isComposing } from '../primitives/dom/composing.ts';
import { rowId } from '../primitives/forms/listbox.tsx';
import { PopoverAnchor, PopoverRoot } from '../primitives/overlays/popover-root.tsx';
import { partOf } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { comboboxMessages } from './combobox.messages.ts';
import type { ComboboxProps } from './combobox.types.ts';
import { OptionList } from './option-list.tsx';
import { isDisabled } from './rows.ts';
import { useCombobox } from './use-combobox.ts';

/**
 * A text field with a list: type to find, choose one. Typed text that names no option stays, gets an error and blocks
 * submission. `name` submits the value. `className` and `style` apply to the whole field, every other attribute to the
 * `<input>`.
 */
export function Combobox<V extends string>({
  options,
  value,
  defaultValue,
  onChange,
  valueLabel,
  filter,
  query,
  defaultQuery,
  onQueryChange,
  open,
  defaultOpen,
  onOpenChange,
  isLoading,
  loadError,
  onRetry,
  onCreate,
  allowsCustomValue,
  isClearable,
  icon,
  size,
  onKeyDown,
  onFocus,
  onClick,
  ...props
}: ComboboxProps<V>) {
  const { frame, control: rest } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const messages = useMessages('combobox', comboboxMessages);
  const number = useNumber();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isEditable = !(rest.disabled || rest.readOnly || frame.disabledReason !== undefined);
  const combobox = useCombobox({
    options,
    value,
    defaultValue,
    onChange,
    valueLabel,
    filter,
    query,
    defaultQuery,
    onQueryChange,
    open,
    defaultOpen,
    onOpenChange,
    isLoading,
    loadError,
    onRetry,
    onCreate,
    allowsCustomValue,
    input,
    form: rest.form,
    isEditable,
  });
  const { text, typed, popup, active, count } = combobox;
  const { isOpen } = popup;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event.nativeEvent) || !isEditable) return;
    if (event.key === 'Enter' && isOpen && active.row) {
      event.preventDefault();
      if (!isDisabled(active.row)) combobox.choose(active.row);
    } else if (event.key === 'Enter' && !combobox.commit()) {
      event.preventDefault();
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
    failed ||
    (combobox.groups.length === 0 && (isLoading ? messages.loading : messages.none(typed)));
  const status = isOpen ? note || messages.count(count, number.plain(count)) : '';
  const listLabel = typeof frame.label === 'string' ? frame.label : messages.open;

  return (
    <Field {...frame} error={combobox.hasProblem ? messages.invalid : frame.error}>
      {(control) => (
        <PopoverRoot state={popup}>
          <PopoverAnchor asChild>
            <InputBox
              ref={box}
              size={size}
              className="bk-combobox"
              disabledReason={frame.disabledReason}
              icon={icon}
              isReadOnly={rest.readOnly}
              data-state={isOpen ? 'open' : 'closed'}
              data-loading={isLoading || undefined}
            >
              <ValueInput
                autoCapitalize="none"
                spellCheck={false}
                {...rest}
                {...part('input', 'bk-input-control bk-combobox-input')}
                control={control}
                node={input}
                role="combobox"
                aria-expanded={isOpen}
                aria-controls={isOpen ? listId : undefined}
                aria-autocomplete="list"
                aria-activedescendant={isOpen && active.row ? rowId(listId, active.row) : undefined}
                value={text}
                values={[combobox.value]}
                onType={combobox.type}
                onLeave={combobox.commit}
                onClick={(event) => {
                  onClick?.(event);
                  popup.change(true);
                }}
                onFocus={(event) => {
                  onFocus?.(event);
                  // Typing replaces the chosen option.
                  if (typed === '') event.currentTarget.select();
                }}
                onKeyDown={handleKeyDown}
              />
              {isLoading && <Spinner {...part('spinner', 'bk-combobox-spinner')} />}
              {(isClearable ?? frame.isOptional) && combobox.isClearable && isEditable && (
                <button
                  {...part('clear', 'bk-input-action bk-combobox-action')}
                  type="button"
                  aria-label={messages.clear}
                  data-tooltip={messages.clear}
                  onClick={() => {
                    combobox.clear();
                    input.current?.focus();
                  }}
                >
                  <Icon name="x" size="xs" />
                </button>
              )}
              {!rest.readOnly && (
                <button
                  {...part('toggle', 'bk-input-action bk-combobox-action')}
                  type="button"
                  // The field opens the list by its own keys.
                  tabIndex={-1}
                  aria-label={messages.open}
                  aria-expanded={isOpen}
                  disabled={rest.disabled}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    input.current?.focus();
                    popup.change(!isOpen);
                  }}
                >
                  <Icon name="chevron-down" size="sm" />
                </button>
              )}
            </InputBox>
          </PopoverAnchor>
          <VisuallyHidden role="status">{status}</VisuallyHidden>
          <OptionList
            id={listId}
            label={listLabel}
            groups={combobox.groups}
            query={typed}
            chosen={[combobox.value]}
            active={active.row}
            isLoading={isLoading}
            note={note}
            isInField={(target) => target instanceof Node && box.current?.contains(target) === true}
            onEscape={combobox.bringBack}
            onPoint={active.point}
            onChoose={combobox.choose}
          />
        </PopoverRoot>
      )}
    </Field>
  );
}
