import { TextField } from '@booking/ui';
import { useState } from 'react';
import { typedTime } from './typed-time.ts';

export interface TimeFieldProps {
  readonly label: string;
  /** "HH:MM", 24 hours. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A 24-hour time field in any locale: the browser's own follows the device's clock. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  /** The typed text until it is a valid time. */
  const [draft, setDraft] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);

  const commit = () => {
    if (draft === undefined) return;
    const time = typedTime(draft);
    setIsWrong(time === undefined);
    if (time === undefined) return;
    setDraft(undefined);
    if (time !== value) onChange(time);
  };

  return (
    <TextField
      label={label}
      className="ck-time"
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? value}
      error={isWrong && 'Enter a time like 09:30.'}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}
