'use client';
import { Icon } from '../icon/index.ts';
import type { Part } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { TEXT_FLOOR } from '../tokens/contrast.ts';
import { colorPickerMessages } from './color-picker.messages.ts';
import { ratioOf } from './hsl.ts';
import { paint } from './paint.ts';

interface ContrastNoteProps {
  /** Undefined until there are two colours. */
  pair: { readonly background: string; readonly text: string } | undefined;
  sample: string | undefined;
  /** It is beside the field, not in it. */
  part: Part;
}

/** A sample of text on the colour, and in words how well it reads. */
export function ContrastNote({ pair, sample, part }: ContrastNoteProps) {
  const messages = useMessages('colorPicker', colorPickerMessages);
  const number = useNumber();
  if (!pair) {
    return (
      <p {...part('contrast', 'bk-color-contrast')} role="status">
        {messages.noSample}
      </p>
    );
  }
  const ratio = ratioOf(pair.background, pair.text);
  const isEnough = ratio >= TEXT_FLOOR;
  // Rounded down, so that one below the limit never reads as if it met it.
  const text = `${number.plain(Math.floor(ratio * 10) / 10)}:1`;
  return (
    <p
      {...part('contrast', 'bk-color-contrast')}
      data-state={isEnough ? 'enough' : 'too-low'}
      role="status"
    >
      <span
        {...part('sample', 'bk-color-sample')}
        ref={paint(pair.background, pair.text)}
        aria-hidden="true"
      >
        {sample ?? messages.sample}
      </span>
      <Icon name={isEnough ? 'circle-check' : 'triangle-alert'} size="xs" />
      <span>{isEnough ? messages.enough(text) : messages.tooLow(text)}</span>
    </p>
  );
}
