'use client';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { OptionList } from '../combobox/option-list.tsx';
import { groupsOf, isDisabled, type ListRow } from '../combobox/rows.ts';
import { splitFieldProps } from '../field/field-props.ts';
import { Field } from '../field/index.ts';
import { InputBox } from '../field/input-box.tsx';
import { RequiredWord } from '../field/required-word.tsx';
import { SubmittedValues } from '../field/submitted-values.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { useRequired } from '../field/use-required.ts';
import { Icon } from '../icon/index.ts';
import { rowId } from '../primitives/forms/listbox.tsx';
import { useActiveRow } from '../primitives/forms/use-active-row.ts';
import { PopoverAnchor, PopoverRoot } from '../primitives/overlays/popover-root.tsx';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { partOf } from '../primitives/react/parts.ts';
import { labelText } from '../primitives/text/node-label.ts';
import type { ListSelectProps } from './list-select.types.ts';
import { useTypeAhead } from './use-type-ahead.ts';

const textOf = (row: ListRow) => (row.kind === 'option' ? labelText(row.option) : '');

/**
 * One of some options that are drawn: with icons, descriptions or a swatch. Options of text alone are a `Select`, which
 * is the browser's own. `name` submits the value. `className` and `style` apply to the whole field, every other
 * attribute to the button.
 */
export function ListSelect<V extends string>({
  options,
  value: givenValue,
  defaultValue = '',
  onChange,
  open,
  defaultOpen = false,
  onOpenChange,
  placeholder,
  required,
  size,
  name,
  form,
  onClick,
  onKeyDown,
  onKeyUp,
  ...props
}: ListSelectProps<V>) {
  const { frame, control: rest } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const { disabledReason } = frame;
  const listId = useId();
  const requiredId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [value, setValue] = useFieldValue<V | ''>({
    value: givenValue,
    defaultValue,
    onChange: (next) => next !== '' && onChange?.(next),
    inside: box,
    form,
    onReset: () => dropMissing(),
  });
  const [missing, dropMissing] = useRequired({
    isRequired: required,
    isEmpty: value === '',
    control: () => box.current?.querySelector('button'),
  });
  const isEditable = !(rest.disabled || disabledReason !== undefined);
  const popup = useOpen(open, defaultOpen, onOpenChange, isEditable);
  const { isOpen } = popup;
  /** How often it was opened: each time the chosen option is active first. */
  const [opened, setOpened] = useState(0);
  const groups = useMemo(() => groupsOf(options), [options]);
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  const chosen = options.find((option) => option.value === value);
  const active = useActiveRow({ rows, query: String(opened), initial: `option ${value}` });
  const activeRow = active.row;
  const typeAhead = useTypeAhead(useMemo(() => rows.map(textOf), [rows]));

  const show = () => {
    setOpened(opened + 1);
    popup.change(true);
  };
  const choose = (row: ListRow<V>) => {
    if (row.kind !== 'option' || isDisabled(row)) return;
    popup.change(false, 'item');
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    if (row.option.value !== value) setValue(row.option.value);
  };
  const point = (row: ListRow<V> | undefined) => row && active.point(row);

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !isEditable) return;
    const { key } = event;
    const isWord = key === ' ' && typeAhead.isTyping(event);
    if (key === 'Tab') {
      if (isOpen && activeRow) choose(activeRow);
      return;
    }
    if (key === 'Enter' || (key === ' ' && !isWord)) {
      event.preventDefault();
      if (!isOpen) show();
      else if (activeRow) choose(activeRow);
    } else if (key === 'ArrowUp' && event.altKey) {
      if (isOpen && activeRow) choose(activeRow);
    } else if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      show();
    } else if (isOpen && (key === 'Home' || key === 'End')) {
      event.preventDefault();
      point(key === 'Home' ? rows[0] : rows.at(-1));
    } else if (isOpen && active.move(event)) {
      event.preventDefault();
    } else {
      const index = typeAhead.indexFor(event, activeRow ? rows.indexOf(activeRow) : -1);
      if (index === undefined) return;
      event.preventDefault();
      if (!isOpen) popup.change(true);
      point(rows[index]);
    }
  };

  return (
    <Field
      {...frame}
      describedBy={classNames(required && requiredId, frame.describedBy) || undefined}
      error={frame.error || missing}
    >
      {(control) => (
        <PopoverRoot state={popup}>
          <PopoverAnchor asChild>
            <InputBox
              ref={box}
              size={size}
              className="bk-list-select"
              disabledReason={disabledReason}
            >
              <button
                type="button"
                {...rest}
                {...part('button', 'bk-input-control bk-list-select-button')}
                {...control}
                form={form}
                role="combobox"
                data-empty={!chosen || undefined}
                aria-haspopup="listbox"
                aria-expanded={isOpen}
                aria-controls={isOpen ? listId : undefined}
                aria-activedescendant={isOpen && activeRow ? rowId(listId, activeRow) : undefined}
                onClick={(event) => {
                  onClick?.(event);
                  if (event.defaultPrevented) return;
                  if (isOpen) popup.change(false);
                  else show();
                }}
                onKeyDown={handleKeyDown}
                onKeyUp={(event) => {
                  onKeyUp?.(event);
                  // The key that has opened it, or has chosen, is no click.
                  if (event.key === ' ') event.preventDefault();
                }}
              >
                {chosen?.icon && (
                  <Icon
                    {...part('chosen-icon', 'bk-list-select-icon')}
                    name={chosen.icon}
                    size="sm"
                  />
                )}
                <span {...part('text', 'bk-list-select-text')}>{chosen?.label ?? placeholder}</span>
              </button>
              {required && <RequiredWord id={requiredId} />}
              <Icon {...part('arrow', 'bk-list-select-arrow')} name="chevron-down" size="sm" />
              <SubmittedValues
                {...{ name, form, disabledReason }}
                values={[value]}
                disabled={rest.disabled}
              />
            </InputBox>
          </PopoverAnchor>
          <OptionList
            id={listId}
            label={props.label}
            groups={groups}
            query=""
            chosen={[value]}
            active={activeRow}
            isInField={(target) => target instanceof Node && box.current?.contains(target) === true}
            onPoint={active.point}
            onChoose={choose}
          />
        </PopoverRoot>
      )}
    </Field>
  );
}
