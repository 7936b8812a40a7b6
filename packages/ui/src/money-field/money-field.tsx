'use client';
import { useMemo } from 'react';
import { NumberField, type NumberFieldProps } from '../number-field/index.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { currencyFacts, moneyDecimals } from './currency-facts.ts';

export interface MoneyFieldProps
  extends Omit<
    NumberFieldProps,
    'prefix' | 'suffix' | 'icon' | 'format' | 'fractionDigits' | 'hasStepButtons'
  > {
  /** The currency, ISO 4217: `INR`. It gives the sign, its side and the decimals. */
  currency: string;
  /** Shows buttons that add and take a step. Default false. */
  hasStepButtons?: boolean | undefined;
}

/**
 * An amount of money. `value` is in major units, as on the wire: 1999.5 is ₹1,999.50. Decimals are those of the
 * currency, and shown only if there are any. Default `min` is 0: for amounts that can be negative, say a lower one.
 */
export function MoneyField({
  currency,
  locale: givenLocale,
  min = 0,
  hasStepButtons = false,
  ...rest
}: MoneyFieldProps) {
  const { locale: ownLocale } = useNumber();
  const locale = givenLocale ?? ownLocale;
  const { sign, isBefore, digits } = useMemo(
    () => currencyFacts(currency, locale),
    [currency, locale],
  );
  return (
    <NumberField
      {...rest}
      locale={locale}
      min={min}
      hasStepButtons={hasStepButtons}
      fractionDigits={digits}
      format={{ minimumFractionDigits: digits, ...moneyDecimals }}
      prefix={isBefore ? sign : undefined}
      suffix={isBefore ? undefined : sign}
    />
  );
}
