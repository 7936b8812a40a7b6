'use client';
import { type RadioOrientation, radioGroupClass } from './radio-group.variants.ts';
import { Radios, type RadiosProps } from './radios.tsx';

export interface RadioGroupProps<V extends string = string> extends RadiosProps<V> {
  /** Default `vertical`. */
  orientation?: RadioOrientation | undefined;
}

/** Lets people choose one of two to seven options that are all worth seeing. Arrow keys select. */
export function RadioGroup<V extends string>({
  orientation,
  className,
  ...rest
}: RadioGroupProps<V>) {
  return (
    <Radios
      {...rest}
      className={radioGroupClass({ orientation, className })}
      optionClass="bk-radio-option"
    />
  );
}
