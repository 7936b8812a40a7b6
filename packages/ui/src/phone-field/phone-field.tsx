'use client';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field, type FieldFrameProps, type InputSize } from '../field/index.ts';
import { InputBox } from '../field/input-box.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { ValueInput } from '../field/value-input.tsx';
import { Icon } from '../icon/index.ts';
import { useSubmitCheck } from '../primitives/forms/use-submit-check.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { countryOf, dialCodeOf, phoneCountries } from './dial-codes.ts';
import { phoneFieldMessages } from './phone-field.messages.ts';
import { e164, movePhone, nationalText, parsePhone } from './phone-number.ts';

export interface PhoneFieldProps
  extends FieldFrameProps,
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
  const messages = useMessages('phoneField', phoneFieldMessages);
  const node = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<PhoneDraft>();
  const [hasProblem, setHasProblem] = useState(false);
  const drop = () => {
    setDraft(undefined);
    setHasProblem(false);
  };
  const [ownCountry, setOwnCountry] = useState<string>();
  const chosen = ownCountry ?? homeCountry;
  const [value, setValue] = useFieldValue({
    value: givenValue,
    defaultValue,
    onChange,
    inside: node,
    form: rest.form,
    onReset: () => {
      drop();
      setOwnCountry(undefined);
    },
  });

  const current = draft?.value === value ? draft : undefined;
  const shown = current?.isLeft ? undefined : current;
  // "787" is typed for the United States, and only in full is it a number of Puerto Rico.
  const country = shown ? chosen : (countryOf(value.slice(1), chosen) ?? chosen);
  const stored = parsePhone(value, country);
  const text = shown ? shown.text : stored ? nationalText(stored) : value;
  if (hasProblem && !shown) drop();
  const isEditable = !(frame.disabledReason !== undefined || rest.readOnly || rest.disabled);

  const type = (typed: string, isWhole: boolean, isLeft: boolean) => {
    const number = parsePhone(typed, country);
    const next = number ? e164(number) : '';
    setHasProblem(isLeft && next === '' && typed.trim() !== '');
    setDraft({ text: typed, value: next, country, isLeft: next !== '' && isWhole });
    if (number && (value || next || number.country !== country)) setOwnCountry(number.country);
    if (next !== value) setValue(next);
  };
  const choose = (next: string) => {
    setOwnCountry(next);
    if (!stored?.national) return;
    const typed = current ?? { text: stored.national, country };
    const moved = e164(movePhone(typed.text, typed.country, next));
    setHasProblem(false);
    setDraft({ ...typed, value: moved, isLeft: true });
    setValue(moved);
  };
  /** Shows the number instead of what is typed for it. Any other text stays, and is wrong. */
  const leave = (): boolean => {
    const isRight = shown?.value !== '' || shown.text.trim() === '';
    setHasProblem(!isRight);
    if (isRight && shown) setDraft({ ...shown, isLeft: true });
    return isRight;
  };
  useSubmitCheck(() => node.current, leave);

  return (
    <Field
      {...frame}
      error={hasProblem ? messages.invalid(`+${dialCodeOf(homeCountry)}`) : frame.error}
    >
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
            control={control}
            node={node}
            type="tel"
            dir="ltr"
            className="bk-input-control bk-phone-control"
            data-part="control"
            value={text}
            values={[value]}
            onType={(typed, isFilled, event) => {
              const { inputType } = event.nativeEvent as InputEvent;
              type(typed, isFilled || inputType === 'insertFromPaste', isFilled);
            }}
            onLeave={leave}
          />
        </InputBox>
      )}
    </Field>
  );
}

/** What is typed, with the number that it means: another value replaces it. */
interface PhoneDraft {
  readonly text: string;
  readonly value: string;
  /** The country that it was typed for. */
  readonly country: string;
  /** The field was left: the number is shown. The text still says whether it had a zero, for another country. */
  readonly isLeft: boolean;
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
  const { locale } = useNumber();
  // Two hundred countries: made when someone goes there, before the list opens.
  const [isWanted, setIsWanted] = useState(false);
  const options = useMemo(
    () => (isWanted ? named(locale, first, countries) : []),
    [isWanted, locale, first, countries],
  );
  const dial = `+${dialCodeOf(value)}`;
  return (
    <span className="bk-phone-country" data-part="country">
      <span dir="ltr" aria-hidden="true">
        {dial}
      </span>
      {isEditable && <Icon name="chevron-down" size="xs" />}
      <select
        className="bk-phone-select"
        data-part="calling-code"
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
