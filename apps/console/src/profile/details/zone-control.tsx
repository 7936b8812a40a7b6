import { Combobox, type ComboboxProps } from '@booking/ui';
import { deviceZone } from '../../region/region.ts';
import { timeThere, zoneOptions } from './locales.ts';

/** Finds the user's time zone by a part of its name; without one, it is that of the device. */
export function ZoneControl({ value = '', ...props }: Omit<ComboboxProps, 'options'>) {
  return (
    <Combobox
      {...props}
      isOptional
      autoComplete="off"
      placeholder={`Your device’s (${deviceZone()})`}
      options={zoneOptions(value)}
      value={value}
      description={timeThere(value || deviceZone(), new Date())}
    />
  );
}
