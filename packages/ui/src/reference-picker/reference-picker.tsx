'use client';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import {
  type ChoiceOption,
  Combobox,
  type ComboboxPart,
  type ComboboxProps,
} from '../combobox/index.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import { useLink } from '../link/index.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { useAsync } from '../primitives/react/use-async.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { labelText } from '../primitives/text/node-label.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { referencePickerMessages } from './reference-picker.messages.ts';

/** Debounce before a search, in ms. */
const SEARCH_DELAY_MS = 300;

/** The parts of `ReferencePicker`. */
export type ReferencePickerPart = ComboboxPart | 'unnamed' | 'retry' | 'open';

export interface ReferencePickerProps
  extends PartsProps<ReferencePickerPart>,
    Omit<ComboboxProps, 'parts' | 'options' | 'filter' | 'isLoading' | 'loadError' | 'onRetry'> {
  /**
   * Returns records that match a text; for the empty string, likely ones. Called 300 ms after the last keystroke, while
   * the list is open. `value` is the record's id.
   */
  search: (query: string, signal: AbortSignal) => Promise<readonly ChoiceOption[]>;
  /**
   * Returns the record with this id, to show its name; undefined if it no longer exists. Called for a value without
   * `valueLabel` that hasn't been chosen here.
   */
  load?: ((value: string, signal: AbortSignal) => Promise<ChoiceOption | undefined>) | undefined;
  /** Records that were used lately, shown first while nothing is typed. */
  recent?: readonly ChoiceOption[] | undefined;
  /** Returns the page of a record. Adds a link to the chosen one. */
  hrefOf?: ((value: string) => string) | undefined;
}

/** Picks a record by searching the server. The value is its id; the field shows its name. */
export function ReferencePicker({
  search,
  load,
  recent = [],
  hrefOf,
  value: givenValue,
  defaultValue = '',
  onChange,
  valueLabel,
  query: givenQuery,
  defaultQuery = '',
  onQueryChange,
  open,
  defaultOpen = false,
  onOpenChange,
  description,
  labelAction,
  placeholder,
  ref,
  ...rest
}: ReferencePickerProps) {
  const messages = useMessages('referencePicker', referencePickerMessages);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue({
    value: givenValue,
    defaultValue,
    onChange,
    inside: input,
    form: rest.form,
  });
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const [query, setQuery] = useControlled(givenQuery, defaultQuery, onQueryChange);
  const [remembered, setRemembered] = useState<readonly ChoiceOption[]>(recent);

  const typed = query.trim();
  const results = useAsync({
    key: isOpen ? typed : undefined,
    load: search,
    delay: typed ? SEARCH_DELAY_MS : 0,
  });
  const options = results.data ?? [];
  const named = [...options, ...recent, ...remembered].find((option) => option.value === value);
  const isNameless = value !== '' && valueLabel === undefined && named === undefined;
  const own = useAsync({
    key: isNameless && load ? value : undefined,
    load: (id, signal) => load?.(id, signal) ?? Promise.resolve(undefined),
  });
  const isNaming = own.state === 'loading';
  const isGone = own.state === 'done' && own.data === undefined;
  const record = named ?? (own.state === 'done' ? own.data : undefined);
  const name = valueLabel ?? (record && labelText(record));

  const first = typed === '' ? recent : [];
  const listed = [
    ...first.map((option) => ({ ...option, group: messages.recent })),
    ...options.filter((option) => first.every((item) => item.value !== option.value)),
  ];

  return (
    <Combobox
      {...rest}
      ref={useMergedRefs(input, ref)}
      options={listed}
      filter={false}
      value={value}
      onChange={(next) => {
        const option = listed.find((item) => item.value === next);
        if (option) setRemembered([option]);
        setValue(next);
      }}
      valueLabel={name ?? (isNaming ? messages.loading : value)}
      query={query}
      onQueryChange={setQuery}
      open={isOpen}
      onOpenChange={(next, details) => {
        onOpenChange?.(next, details);
        if (!details.isCanceled) setOwnOpen(next);
      }}
      isLoading={results.state === 'loading' || isNaming}
      loadError={results.state === 'failed'}
      onRetry={results.retry}
      placeholder={placeholder}
      description={
        own.state === 'failed' ? (
          <Unnamed
            onRetry={() => {
              // The button goes while the name loads.
              input.current?.focus();
              own.retry();
            }}
          >
            {messages.unnamed}
          </Unnamed>
        ) : isGone ? (
          messages.gone
        ) : (
          description
        )
      }
      labelAction={
        <>
          {labelAction}
          {hrefOf && value !== '' && !isGone && <OpenRecord href={hrefOf(value)} name={name} />}
        </>
      }
    />
  );
}

function Unnamed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const part = usePart();
  const { retry } = useMessages('referencePicker', referencePickerMessages);
  return (
    <span {...part('unnamed', 'bk-reference-unnamed')}>
      {children}{' '}
      <Button {...part('retry')} size="sm" color="transparent" onClick={onRetry}>
        {retry}
      </Button>
    </span>
  );
}

function OpenRecord({ href, name }: { href: string; name: string | undefined }) {
  const part = usePart();
  const Link = useLink();
  const { open } = useMessages('referencePicker', referencePickerMessages);
  return (
    <Link {...part('open')} href={href}>
      <span>{open}</span>
      {name !== undefined && <VisuallyHidden>{` ${name}`}</VisuallyHidden>}
    </Link>
  );
}
