import type { Color } from '@booking/api-client';
import { TextField, VisuallyHidden } from '@booking/ui';
import type { ControlProps, Field, FieldOptions } from '../../entity/form/field.ts';
import { ContrastMark } from './contrast-mark.tsx';
import { bestTextOn } from './maths/contrast.ts';
import { isHex } from './maths/srgb.ts';
import './hex-field.css';

const typed = (value: unknown) => String(value ?? '').trim();
/** With its `#`, which people leave out. */
const hexOf = (value: unknown) => {
  const hex = typed(value).toLowerCase();
  return isHex(`#${hex}`) ? `#${hex}` : hex;
};

/** A colour: typed as hex digits, or picked. */
export function hexField(path: string, label: string, options: FieldOptions<Color>): Field<Color> {
  return {
    path,
    label,
    blank: '',
    fromStored: typed,
    toBody: hexOf,
    format: hexOf,
    draw: (props) => <HexInput {...props} shown={hexOf(props.form.getValues(path))} />,
    emptyMessage: 'Enter or pick a colour.',
    ...options,
  };
}

/** The colour of text on the `hex` of the same form, with a sample; empty for the server's choice. */
export function textColorField(
  path: string,
  label: string,
  options: FieldOptions<Color>,
): Field<Color> {
  return {
    ...hexField(path, label, options),
    isOptional: true,
    fromStored: (value, stored) => (stored?.isTextColorAuto ? '' : typed(value)),
    toBody: (value) => hexOf(value) || null,
    draw: (props) => <TextColor {...props} path={path} />,
  };
}

interface HexInputProps extends ControlProps {
  /** What the picker shows while it is a colour. */
  readonly shown: string;
}

/** A text input, with the browser's own picker in step with it. */
function HexInput({ field, form, isOptional, description, shown }: HexInputProps) {
  return (
    <TextField
      {...field}
      autoComplete="off"
      spellCheck={false}
      isOptional={isOptional}
      description={description}
      placeholder={isOptional ? 'Automatic' : '#000000'}
      suffix={
        <input
          type="color"
          className="ck-hex-picker"
          aria-label={`Pick ${field.label.toLowerCase()}`}
          value={isHex(shown) ? shown : '#000000'}
          // The box around it would focus the text.
          onClick={(event) => event.stopPropagation()}
          onChange={({ target }) =>
            form.setValue(field.name, target.value, { shouldDirty: true, shouldValidate: true })
          }
        />
      }
    />
  );
}

function TextColor({ path, ...props }: ControlProps & { readonly path: string }) {
  const { hex: ground, [path]: own } = props.form.getValues();
  const [hex, wanted] = [hexOf(ground), hexOf(own)];
  const textColor = wanted || (isHex(hex) ? bestTextOn(hex) : '');
  return (
    <div>
      <HexInput {...props} shown={textColor} />
      <Sample hex={hex} textColor={textColor} />
    </div>
  );
}

function Sample({ hex, textColor }: { readonly hex: string; readonly textColor: string }) {
  const isShown = isHex(hex) && isHex(textColor);
  return (
    <p className="ck-hex-sample" role="status">
      {isShown ? (
        <>
          <span
            className="ck-hex-sample-text"
            style={{ backgroundColor: hex, color: textColor }}
            aria-hidden="true"
          >
            Room 204
          </span>
          <VisuallyHidden>Text contrast </VisuallyHidden>
          <ContrastMark hex={hex} textColor={textColor} />
        </>
      ) : (
        'A sample of text on the colour shows here.'
      )}
    </p>
  );
}
