'use client';
import type { FieldOption } from '../field/option.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { Radios, type RadiosProps } from '../radio-group/radios.tsx';

export type RadioCardOption<V extends string = string> = FieldOption<V>;

export interface RadioCardsProps<V extends string = string> extends RadiosProps<V> {}

/** Lets people choose one of two to five options with descriptions. Without descriptions use `RadioGroup`. */
export function RadioCards<V extends string>({ className, ...rest }: RadioCardsProps<V>) {
  return (
    <Radios
      {...rest}
      className={classNames('bk-radio-cards', className)}
      optionClass="bk-radio-card"
    />
  );
}
