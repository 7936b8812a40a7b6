'use client';
import type { CSSProperties } from 'react';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { colorPickerMessages } from './color-picker.messages.ts';
import { type Hsl, toHex } from './hsl.ts';

interface ColorSlidersProps {
  hsl: Hsl;
  onChange: (hsl: Hsl) => void;
}

const reach = { hue: 359, saturation: 100, lightness: 100 };
const units = { hue: '°', saturation: '%', lightness: '%' };
const channels = ['hue', 'saturation', 'lightness'] as const;

/** Hue, saturation and lightness as native sliders, each over the colours that it leads to. */
export function ColorSliders({ hsl, onChange }: ColorSlidersProps) {
  const part = usePart();
  const messages = useMessages('colorPicker', colorPickerMessages);
  const number = useNumber();
  return (
    <div {...part('sliders', 'bk-color-sliders')}>
      {channels.map((channel) => {
        const steps = channel === 'hue' ? 12 : 4;
        const colors = Array.from({ length: steps + 1 }, (_, at) =>
          toHex({
            ...hsl,
            // Its own place is seen in any shade of grey.
            ...(channel === 'hue' && { saturation: 100, lightness: 50 }),
            [channel]: (reach[channel] / steps) * at,
          }),
        );
        const style: CSSProperties & { '--bk-color-track': string } = {
          '--bk-color-track': colors.join(', '),
        };
        return (
          <label key={channel} className="bk-color-slider">
            <span>{messages[channel]}</span>
            <input
              {...part('range', 'bk-color-range', style)}
              type="range"
              min={0}
              max={reach[channel]}
              value={hsl[channel]}
              aria-valuetext={`${number.plain(hsl[channel])}${units[channel]}`}
              onChange={({ target }) => onChange({ ...hsl, [channel]: target.valueAsNumber })}
            />
          </label>
        );
      })}
    </div>
  );
}
