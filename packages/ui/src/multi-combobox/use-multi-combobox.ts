'use client';
import { type RefObject, useState } from 'react';
import type { ChoiceOption } from '../combobox/index.ts';
import {
  keyOfMatch,
  type ListRow,
  matchesOption,
  optionFilled,
  optionNamed,
} from '../combobox/rows.ts';
import { useRows } from '../combobox/use-rows.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import { useRequired } from '../field/use-required.ts';
import { announce } from '../primitives/dom/announce.ts';
import { useActiveRow } from '../primitives/forms/use-active-row.ts';
import { useSubmitCheck } from '../primitives/forms/use-submit-check.ts';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { labelText } from '../primitives/text/node-label.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { tagInputMessages } from '../tag-input/tag-input.messages.ts';
import type { MultiComboboxProps } from './multi-combobox.types.ts';

interface MultiComboboxOptions<V extends string>
  extends Pick<
    MultiComboboxProps<V>,
    | ('options' | 'value' | 'defaultValue' | 'onChange' | 'allowsCustomValue' | 'filter')
    | ('query' | 'defaultQuery' | 'onQueryChange' | 'open' | 'defaultOpen' | 'onOpenChange')
    | ('isLoading' | 'loadError' | 'onRetry' | 'required' | 'form')
  > {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Something can be chosen. */
  readonly isEditable: boolean;
}

const nothing: readonly never[] = [];

/** The values, text, list and active row of a MultiCombobox, and what changes them. */
export function useMultiCombobox<V extends string>({
  options,
  value,
  defaultValue = nothing,
  onChange,
  allowsCustomValue = false,
  filter = matchesOption,
  query: givenQuery,
  defaultQuery = '',
  onQueryChange,
  open,
  defaultOpen = false,
  onOpenChange,
  isLoading = false,
  loadError,
  onRetry,
  required,
  form,
  input,
  isEditable,
}: MultiComboboxOptions<V>) {
  const messages = useMessages('tagInput', tagInputMessages);
  const [values, setValues] = useFieldValue<readonly V[]>({
    value,
    defaultValue,
    onChange,
    inside: input,
    form,
    onReset: () => {
      write('');
      dropMissing();
    },
  });
  const [query, setQuery] = useControlled(givenQuery, defaultQuery, onQueryChange);
  const popup = useOpen(open, defaultOpen, onOpenChange, isEditable);
  /** Options that were chosen here, for their names once a search gives others. */
  const [remembered, setRemembered] = useState<readonly ChoiceOption<V>[]>(nothing);
  const [hasProblem, setHasProblem] = useState(false);
  const [missing, dropMissing] = useRequired({
    isRequired: required,
    isEmpty: values.length === 0,
    control: () => input.current,
  });

  const typed = query.trim();
  const isNew = allowsCustomValue && typed !== '' && !isLoading && !optionNamed(options, typed);
  const { groups, rows, count } = useRows({
    options,
    query,
    filter,
    last: { retry: Boolean(loadError), add: isNew },
  });
  const active = useActiveRow({
    rows,
    query,
    initial: typed === '' || isLoading ? undefined : keyOfMatch(rows, typed, allowsCustomValue),
  });

  const labelOf = (item: string) => {
    const isItem = (option: ChoiceOption) => option.value === item;
    const option = options.find(isItem) ?? remembered.find(isItem);
    return option ? labelText(option) : item;
  };
  const write = (text: string) => {
    setHasProblem(false);
    if (text !== query) setQuery(text);
  };
  const remove = (item: string) => {
    setValues(values.filter((entry) => entry !== item));
    announce(messages.removed(labelOf(item)));
    // The button that had the focus is gone.
    input.current?.focus();
  };
  const add = (item: V, label: string) => {
    write('');
    if (values.includes(item)) return;
    setValues([...values, item]);
    announce(messages.added(label));
  };
  const addOption = (option: ChoiceOption<V>) => {
    setRemembered([...remembered.filter(({ value }) => value !== option.value), option]);
    add(option.value, labelText(option));
  };
  // The types allow it only where a value is any text.
  const addText = (text: string) => add(text as V, text);

  const choose = (row: ListRow<V>) => {
    if (row.kind === 'retry') return onRetry?.();
    if (row.kind !== 'option') return addText(typed);
    if (!values.includes(row.option.value)) return addOption(row.option);
    write('');
    return remove(row.option.value);
  };
  /** Adds what is typed in full; a text that can't be added stays, and is wrong. */
  const commit = (): boolean => {
    const option = typed === '' ? undefined : optionNamed(options, typed);
    if (option) addOption(option);
    else if (typed !== '' && allowsCustomValue) addText(typed);
    else if (typed !== '') setHasProblem(true);
    else write('');
    return typed === '' || option !== undefined || allowsCustomValue;
  };
  useSubmitCheck(() => input.current, commit);

  return {
    values,
    query,
    typed,
    popup,
    active,
    groups,
    count,
    hasProblem,
    missing,
    labelOf,
    choose,
    commit,
    remove,
    /** @param isFilled It is a name or a value. Where the options come by a search, it is searched for. */
    type(text: string, isFilled: boolean) {
      const isWhole = isFilled && filter !== false;
      const option = isWhole ? optionFilled(options, text) : undefined;
      if (option) return addOption(option);
      if (isWhole && allowsCustomValue && text.trim() !== '') return addText(text.trim());
      write(text);
      if (isWhole) setHasProblem(text.trim() !== '');
      else popup.change(true);
    },
  };
}
