'use client';
import { useRef } from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field } from '../field/index.ts';
import { InputBox } from '../field/input-box.tsx';
import { ValueInput } from '../field/value-input.tsx';
import { Icon } from '../icon/index.ts';
import { reasonProps } from '../primitives/dom/reason-props.ts';
import {
  PopoverAnchor,
  PopoverRoot,
  PopoverTrigger,
} from '../primitives/overlays/popover-root.tsx';
import { PopoverSurface } from '../primitives/overlays/popover-surface.tsx';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { partOf } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { colorPickerMessages } from './color-picker.messages.ts';
import type { ColorPickerProps } from './color-picker.types.ts';
import { ColorSliders } from './color-sliders.tsx';
import { ContrastNote } from './contrast-note.tsx';
import { parseHex, readableOn } from './hsl.ts';
import { paint } from './paint.ts';
import { useColor } from './use-color.ts';

/**
 * A colour, typed as hex digits or picked, with the contrast of text on it. Typed text that is no colour stays, gets an
 * error and blocks submission. `name` submits the colour. `className` and `style` apply to the whole field, every other
 * attribute to the `<input>`.
 */
export function ColorPicker({
  value,
  defaultValue,
  onChange,
  options = [],
  textColor,
  background,
  sample,
  open,
  defaultOpen = false,
  onOpenChange,
  size,
  className,
  style,
  ...props
}: ColorPickerProps) {
  const { frame, control: rest } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const messages = useMessages('colorPicker', colorPickerMessages);
  const input = useRef<HTMLInputElement>(null);
  const color = useColor({ value, defaultValue, onChange, input, form: rest.form });
  const popup = useOpen(open, defaultOpen, onOpenChange);
  const isReadOnly = frame.disabledReason !== undefined || rest.readOnly;
  const ground = parseHex(background ?? '');
  const shown = color.hex || (ground ? readableOn(ground) : '');
  const text = textColor === 'auto' ? shown && readableOn(shown) : parseHex(textColor ?? '');
  const pair = ground
    ? { background: ground, text: shown }
    : shown && text
      ? { background: shown, text }
      : undefined;

  return (
    <div
      className={classNames('bk-color-picker', className)}
      style={style}
      data-disabled-reason={frame.disabledReason}
    >
      <Field {...frame} error={color.problem ?? frame.error}>
        {(control) => (
          <PopoverRoot state={popup}>
            <PopoverAnchor asChild>
              <InputBox
                size={size}
                disabledReason={frame.disabledReason}
                isReadOnly={rest.readOnly}
              >
                <ValueInput
                  autoCapitalize="none"
                  spellCheck={false}
                  {...rest}
                  {...part('input', 'bk-input-control bk-color-text')}
                  control={control}
                  node={input}
                  value={color.text}
                  values={[color.hex]}
                  onType={color.type}
                  onLeave={color.commit}
                />
                <PopoverTrigger
                  {...part('swatch', 'bk-input-action bk-color-swatch')}
                  data-empty={shown === '' || undefined}
                  aria-label={messages.pick(props.label)}
                  disabled={rest.disabled || isReadOnly}
                  ref={paint(shown)}
                />
              </InputBox>
            </PopoverAnchor>
            <PopoverSurface
              {...part('popover', 'bk-color-popover')}
              aria-label={messages.pick(props.label)}
              align="end"
            >
              {options.length > 0 && (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset adds a frame and a legend.
                <div
                  {...part('options', 'bk-color-options')}
                  role="group"
                  aria-label={messages.options}
                >
                  {options.map((option) => {
                    const isChosen = option.value.toLowerCase() === color.hex;
                    return (
                      <button
                        key={option.value}
                        {...part('option', 'bk-color-option', {
                          backgroundColor: option.value,
                          color: readableOn(option.value),
                        })}
                        type="button"
                        aria-label={option.label}
                        aria-pressed={isChosen}
                        {...reasonProps(option.disabledReason)}
                        data-tooltip={option.label}
                        onClick={() =>
                          option.disabledReason === undefined &&
                          color.pick(option.value.toLowerCase())
                        }
                      >
                        {isChosen && <Icon name="check" size="xs" />}
                      </button>
                    );
                  })}
                </div>
              )}
              <ColorSliders hsl={color.hsl} onChange={color.slide} />
            </PopoverSurface>
          </PopoverRoot>
        )}
      </Field>
      {(textColor !== undefined || background !== undefined) && (
        <ContrastNote pair={pair} sample={sample} part={part} />
      )}
    </div>
  );
}
