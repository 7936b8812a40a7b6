'use client';
import type { CSSProperties } from 'react';
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
const parts = ['hue', 'saturation', 'lightness'] as const;

/** Hue, saturation and lightness as native sliders, each over the colours that it leads to. */
export function ColorSliders({ hsl, onChange }: ColorSlidersProps) {
  const messages = useMessages('colorPicker', colorPickerMessages);
  const number = useNumber();
  return (
    <div className="bk-color-sliders" data-part="sliders">
      {parts.map((part) => {
        const steps = part === 'hue' ? 12 : 4;
        const colors = Array.from({ length: steps + 1 }, (_, at) =>
          toHex({
            ...hsl,
            // Its own place is seen in any shade of grey.
            ...(part === 'hue' && { saturation: 100, lightness: 50 }),
            [part]: (reach[part] / steps) * at,
          }),
        );
        const style: CSSProperties & { '--bk-color-track': string } = {
          '--bk-color-track': colors.join(', '),
        };
        return (
          <label key={part} className="bk-color-slider">
            <span>{messages[part]}</span>
            <input
              type="range"
              className="bk-color-range"
              data-part="range"
              min={0}
              max={reach[part]}
              value={hsl[part]}
              aria-valuetext={`${number.plain(hsl[part])}${units[part]}`}
              style={style}
              onChange={({ target }) => onChange({ ...hsl, [part]: target.valueAsNumber })}
            />
          </label>
        );
      })}
    </div>
  );
}
