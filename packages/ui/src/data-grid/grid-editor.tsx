'use client';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { usePart } from '../primitives/react/use-part.ts';

interface GridEditorProps extends Pick<ComponentProps<'input'>, 'inputMode'> {
  /** The names of its row and column. */
  label: string;
  text: string;
  error: string | undefined;
}

/** The field in which the active cell is edited. The grid handles its keys, and reads it when it is left. */
export function GridEditor({ label, text, error, inputMode }: GridEditorProps) {
  const part = usePart();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  return (
    <input
      {...part('editor', 'bk-grid-editor')}
      ref={field}
      type="text"
      aria-label={label}
      aria-invalid={error !== undefined || undefined}
      aria-description={error}
      inputMode={inputMode}
      autoComplete="off"
      spellCheck={false}
      defaultValue={text}
    />
  );
}
