'use client';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field, type FieldFrameProps, type FieldPart, type InputSize } from '../field/index.ts';
import { InputBox, type InputBoxPart } from '../field/input-box.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { ValueInput } from '../field/value-input.tsx';
import { Icon } from '../icon/index.ts';
import { useDraft } from '../primitives/forms/use-draft.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { countryOf, dialCodeOf, phoneCountries } from './dial-codes.ts';
import { phoneFieldMessages } from './phone-field.messages.ts';
import { e164, movePhone, nationalText, parsePhone } from './phone-number.ts';

/** The parts of `PhoneField`. */
export type PhoneFieldPart = FieldPart | InputBoxPart | 'calling-code' | 'control' | 'country';

export interface PhoneFieldProps
  extends PartsProps<PhoneFieldPart>,
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'prefix' | 'children'
    > {
  /** The number in E.164, `+919876543210`; the empty string while there is none. */
  value?: string | undefined;
  /** The number at first, and after a reset of the form. */
  defaultValue?: string | undefined;
  /** Called with the number in E.164, also while it is typed. */
  onChange?: ((value: string) => void) | undefined;
  /** The country (ISO 3166) of numbers without a calling code. Default `IN`. */
  homeCountry?: string | undefined;
  /** The countries to choose from (ISO 3166), in this order. Default: all, by name. */
  countries?: readonly string[] | undefined;
  /** Default `md`, 32 px high; 44 px for fingers. */
  size?: InputSize | undefined;
}

/**
 * A phone number with its calling code. Takes a number however it is typed or pasted; one with a calling code changes
 * the country; text that is no number stays, gets an error and blocks submission. Under `name` a form gets E.164.
 * `className` and `style` apply to the whole field, every other attribute to the `<input>`.
 */
export function PhoneField({
  value: givenValue,
  defaultValue = '',
  onChange,
  homeCountry = 'IN',
  countries,
  size,
  ...props
}: PhoneFieldProps) {
  const { frame, control: rest } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const messages = useMessages('phoneField', phoneFieldMessages);
  const node = useRef<HTMLInputElement>(null);
  /** The last typed text: it shows whether there was a zero, for another country. */
  const [typed, setTyped] = useState<TypedPhone>();
  const [ownCountry, setOwnCountry] = useState<string>();
  const chosen = ownCountry ?? homeCountry;
  const [value, setValue] = useFieldValue({
    value: givenValue,
    defaultValue,
    onChange,
    inside: node,
    form: rest.form,
    onReset: () => {
      clear();
      setOwnCountry(undefined);
    },
  });

  const read = (text: string) => {
    const number = parsePhone(text, country);
    return { number, next: number ? e164(number) : '' };
  };
  const { draft, problem, type, commit, commitDraft, clear } = useDraft({
    value,
    onChange: setValue,
    input: node,
    isLive: true,
    parse(text) {
      const { next } = read(text);
      return next === '' && text.trim() !== ''
        ? { problem: messages.invalid(`+${dialCodeOf(homeCountry)}`) }
        : { value: next };
    },
  });
  // "787" is typed for the United States, and only in full is it a number of Puerto Rico.
  const country = draft === undefined ? (countryOf(value.slice(1), chosen) ?? chosen) : chosen;
  const stored = parsePhone(value, country);
  const isEditable = !(frame.disabledReason !== undefined || rest.readOnly || rest.disabled);

  const choose = (next: string) => {
    setOwnCountry(next);
    if (!stored?.national) return;
    const from = typed?.value === value ? typed : { text: stored.national, country };
    const moved = e164(movePhone(from.text, from.country, next));
    setTyped({ ...from, value: moved });
    commit(moved);
  };

  return (
    <Field {...frame} error={problem ?? frame.error}>
      {(control) => (
        <InputBox size={size} disabledReason={frame.disabledReason} isReadOnly={rest.readOnly}>
          <CountrySelect
            label={messages.country}
            value={country}
            countries={countries}
            first={homeCountry}
            isEditable={isEditable}
            onChange={choose}
          />
          <ValueInput
            autoComplete="tel"
            {...rest}
            {...part('control', 'bk-input-control bk-phone-control')}
            control={control}
            node={node}
            type="tel"
            dir="ltr"
            value={draft ?? (stored ? nationalText(stored) : value)}
            values={[value]}
            onType={(text, isFilled, event) => {
              const { inputType } = event.nativeEvent as InputEvent;
              const { number, next } = read(text);
              setTyped({ text, value: next, country });
              if (number && (value || next || number.country !== country))
                setOwnCountry(number.country);
              type(text, isFilled || (next !== '' && inputType === 'insertFromPaste'));
            }}
            onLeave={commitDraft}
          />
        </InputBox>
      )}
    </Field>
  );
}

/** A text with the number that it means, and the country that it was typed for. */
interface TypedPhone {
  readonly text: string;
  readonly value: string;
  readonly country: string;
}

interface CountrySelectProps {
  label: string;
  value: string;
  countries: readonly string[] | undefined;
  /** The country at the top of all. */
  first: string;
  isEditable: boolean;
  onChange: (country: string) => void;
}

/** An invisible native select above the calling code, so that the code alone takes room. */
function CountrySelect({
  label,
  value,
  countries,
  first,
  isEditable,
  onChange,
}: CountrySelectProps) {
  const part = usePart();
  const { locale } = useNumber();
  // Two hundred countries: made when someone goes there, before the list opens.
  const [isWanted, setIsWanted] = useState(false);
  const options = useMemo(
    () => (isWanted ? named(locale, first, countries) : []),
    [isWanted, locale, first, countries],
  );
  const dial = `+${dialCodeOf(value)}`;
  return (
    <span {...part('country', 'bk-phone-country')}>
      <span dir="ltr" aria-hidden="true">
        {dial}
      </span>
      {isEditable && <Icon name="chevron-down" size="xs" />}
      <select
        {...part('calling-code', 'bk-phone-select')}
        aria-label={label}
        value={value}
        form=""
        disabled={!isEditable}
        onFocus={() => setIsWanted(true)}
        onPointerDown={() => setIsWanted(true)}
        onChange={({ target }) => onChange(target.value)}
      >
        {!options.some(({ country }) => country === value) && <option value={value}>{dial}</option>}
        {options.map(({ country, name }) => (
          <option key={country} value={country}>
            {`${name} (+${dialCodeOf(country)})`}
          </option>
        ))}
      </select>
    </span>
  );
}

function named(locale: string, first: string, countries: readonly string[] | undefined) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const all = (countries ?? phoneCountries).map((country) => ({
    country,
    name: names.of(country) ?? country,
  }));
  if (countries) return all;
  const { compare } = new Intl.Collator(locale);
  return all.sort((a, b) =>
    a.country === first ? -1 : b.country === first ? 1 : compare(a.name, b.name),
  );
}
