'use client';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useFieldValue } from '../field/use-field-value.ts';
import { useActiveRow } from '../primitives/forms/use-active-row.ts';
import { useSubmitCheck } from '../primitives/forms/use-submit-check.ts';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { labelText } from '../primitives/text/node-label.ts';
import type { ChoiceOption, ComboboxProps } from './combobox.types.ts';
import { keyOfMatch, type ListRow, matchesOption, optionFilled, optionNamed } from './rows.ts';
import { useRows } from './use-rows.ts';

interface ComboboxOptions<V extends string>
  extends Pick<
    ComboboxProps<V>,
    | ('options' | 'value' | 'defaultValue' | 'onChange' | 'valueLabel' | 'filter')
    | ('query' | 'defaultQuery' | 'onQueryChange' | 'open' | 'defaultOpen' | 'onOpenChange')
    | ('isLoading' | 'loadError' | 'onRetry' | 'onCreate' | 'allowsCustomValue')
  > {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Id of the form, for a field outside of it. */
  readonly form: string | undefined;
  /** Nothing can be chosen. */
  readonly isEditable: boolean;
}

/** The value, text, list and active row of a combobox, and what changes them. */
export function useCombobox<V extends string>({
  options,
  value: givenValue,
  defaultValue = '',
  onChange,
  valueLabel,
  query: givenQuery,
  defaultQuery = '',
  onQueryChange,
  filter = matchesOption,
  open,
  defaultOpen = false,
  onOpenChange,
  isLoading = false,
  loadError,
  onRetry,
  onCreate,
  allowsCustomValue = false,
  input,
  form,
  isEditable,
}: ComboboxOptions<V>) {
  const [value, setValue] = useFieldValue<V | ''>({
    value: givenValue,
    defaultValue,
    onChange,
    inside: input,
    form,
    onReset: () => {
      setChosen(undefined);
      setBefore('');
      write('');
    },
  });
  const [query, setQuery] = useControlled(givenQuery, defaultQuery, onQueryChange);
  const popup = useOpen(open, defaultOpen, onOpenChange, isEditable);
  const [chosen, setChosen] = useState<ChoiceOption<V>>();
  const [hasProblem, setHasProblem] = useState(false);
  /** The value when typing began. */
  const [before, setBefore] = useState<V | ''>('');
  /** All of the text has been taken away, which shows no option, not even one with the empty value. */
  const [isEmptied, setEmptied] = useState(false);

  const labelOf = (value: string) => {
    const option =
      options.find((option) => option.value === value) ??
      (chosen?.value === value ? chosen : undefined);
    return option ? labelText(option) : (valueLabel ?? value);
  };
  const hasEmpty = options.some((option) => option.value === '');
  const isShown = value !== '' || (hasEmpty && !isEmptied);
  const text = query || (isShown ? labelOf(value) : '');
  const typed = query.trim();
  const isNew = typed !== '' && !isLoading && !optionNamed(options, typed);
  const { groups, rows, count } = useRows({
    options,
    query,
    filter,
    last: {
      retry: Boolean(loadError),
      create: Boolean(onCreate) && isNew,
      add: allowsCustomValue && isNew,
    },
  });
  const active = useActiveRow({
    rows,
    query,
    initial:
      query === ''
        ? isShown
          ? `option ${value}`
          : ''
        : isLoading
          ? undefined
          : keyOfMatch(rows, typed, allowsCustomValue),
  });

  const change = (next: V | '') => {
    if (next !== value) setValue(next);
  };
  const write = (next: string) => {
    setHasProblem(false);
    setEmptied(false);
    if (next !== query) setQuery(next);
  };
  const select = (option: ChoiceOption<V> | undefined) => {
    setChosen(option);
    setBefore('');
    write('');
    change(option?.value ?? '');
  };
  // The types allow it only where a value is any text.
  const takeText = (text: string) => {
    setChosen(undefined);
    setBefore('');
    write('');
    change(text as V);
  };
  const choose = (row: ListRow<V>) => {
    if (row.kind === 'retry') return onRetry?.();
    popup.change(false, 'item');
    if (row.kind === 'create') return onCreate?.(typed);
    if (row.kind === 'add') takeText(typed);
    else select(row.option);
    return input.current?.focus({ preventScroll: true });
  };
  /** Chooses the option whose text is typed in full. Any other text stays, and is an error. */
  const commit = (): boolean => {
    if (typed === '') {
      setBefore('');
      write('');
      return true;
    }
    const option = optionNamed(options, typed);
    if (option) select(option);
    else if (allowsCustomValue) takeText(typed);
    else setHasProblem(true);
    return option !== undefined || allowsCustomValue;
  };
  useSubmitCheck(() => input.current, commit);

  const showChosen = useEffectEvent(() => {
    write('');
    // Typing replaces it.
    if (input.current === document.activeElement) input.current?.select();
  });
  // Another value, also from the host, replaces the typed text.
  useEffect(() => {
    if (value !== '') showChosen();
  }, [value]);

  return {
    value,
    text,
    typed,
    /** There is something that a button can clear. */
    isClearable: value !== '' || query !== '',
    popup,
    active,
    groups,
    /** Number of options in the list. */
    count,
    hasProblem,
    choose,
    commit,
    clear: () => select(undefined),
    /** Discards the text that is typed in place of a chosen option. */
    bringBack() {
      if (value !== '' || before === '') return;
      write('');
      setBefore('');
      change(before);
    },
    /** @param isFilled It is a name or a value. Where the options come by a search, it is searched for. */
    type(next: string, isFilled: boolean) {
      const isWhole = isFilled && filter !== false;
      const option = isWhole ? optionFilled(options, next) : undefined;
      if (option) return select(option);
      if (isWhole && allowsCustomValue) return takeText(next.trim());
      if (value !== '') setBefore(value);
      change('');
      write(next);
      setEmptied(next === '');
      if (isWhole) setHasProblem(next.trim() !== '');
      else popup.change(true);
    },
  };
}
