'use client';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../button/index.ts';
import type { ChoiceOption } from '../combobox/index.ts';
import { matchesOption } from '../combobox/rows.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { SearchField } from '../search-field/index.ts';
import { CheckList } from './check-list.tsx';
import { multiSelectMessages } from './multi-select.messages.ts';

/** Number of options from which a search field is shown. */
const SEARCH_FROM = 9;

/** The parts of `OptionChecks`. */
export type OptionChecksPart =
  | 'all'
  | 'check-all'
  | 'check-none'
  | 'note'
  | 'retry'
  | 'list'
  | 'heading'
  | 'option'
  | 'label';

export interface OptionChecksProps<V extends string> {
  id?: string;
  label: string;
  options: readonly ChoiceOption<V>[];
  value: readonly V[];
  onChange: (value: readonly V[]) => void;
  /** The text of the search field. */
  query?: string | undefined;
  /** Called on every keystroke. The field is always shown then. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** `false` if the options are filtered already. */
  filter?: false | undefined;
  isLoading?: boolean | undefined;
  /** Why the options couldn't be loaded. `true` for the built-in words. */
  loadError?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Shows buttons that select all shown options and none. */
  hasAll?: boolean;
}

/** Content of an open MultiSelect: the options as checkboxes, with a search field if there are many. */
export function OptionChecks<V extends string>({
  id,
  label,
  options,
  value,
  onChange,
  query: givenQuery,
  onQueryChange,
  filter,
  isLoading = false,
  loadError,
  onRetry,
  hasAll = false,
}: OptionChecksProps<V>) {
  const part = usePart();
  const messages = useMessages('multiSelect', multiSelectMessages);
  const [query, setQuery] = useControlled(givenQuery, '', onQueryChange);
  const hasSearch = options.length >= SEARCH_FROM || onQueryChange !== undefined;
  const shown = useMemo(
    () => (filter === false ? options : options.filter((option) => matchesOption(option, query))),
    [options, query, filter],
  );
  const open = shown.flatMap((option) => (option.disabledReason === undefined ? option.value : []));
  const chosen = new Set<string>(value);
  const hasEvery = open.every((item) => chosen.has(item));
  const hasSome = open.some((item) => chosen.has(item));
  const removeShown = () => {
    const shownValues = new Set<string>(open);
    onChange(value.filter((item) => !shownValues.has(item)));
  };
  return (
    <>
      {hasSearch && (
        <SearchField
          className="bk-check-search"
          label={messages.find(label)}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      {hasAll && open.length > 1 && (
        <div {...part('all', 'bk-check-all')}>
          <Button
            {...part('check-all')}
            size="sm"
            color="transparent"
            // Not `disabled`: the button that was just pressed has the focus.
            disabledReason={hasEvery ? messages.isAll : undefined}
            onClick={() => onChange([...new Set([...value, ...open])])}
          >
            {messages.all}
          </Button>
          <Button
            {...part('check-none')}
            size="sm"
            color="transparent"
            disabledReason={hasSome ? undefined : messages.isNone}
            onClick={removeShown}
          >
            {messages.none}
          </Button>
        </div>
      )}
      {loadError && (
        <p {...part('note', 'bk-check-note')} role="alert">
          <span>{loadError === true ? messages.failed : loadError}</span>{' '}
          {onRetry && (
            <Button
              {...part('retry')}
              size="sm"
              color="transparent"
              icon="refresh-cw"
              onClick={({ currentTarget }) => {
                // The button goes while they load.
                currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
                onRetry();
              }}
            >
              {messages.retry}
            </Button>
          )}
        </p>
      )}
      {shown.length > 0 ? (
        <CheckList
          {...(id !== undefined && { id })}
          label={label}
          options={shown}
          value={value}
          onChange={onChange}
        />
      ) : (
        <p {...part('note', 'bk-check-note')} role="status">
          {isLoading ? messages.loading : loadError ? '' : messages.noMatches}
        </p>
      )}
    </>
  );
}
