import { TextField } from '@booking/ui';
import { useState } from 'react';
import { typedTime } from './typed-time.ts';

export interface TimeFieldProps {
  readonly label: string;
  /** "HH:MM" of 24 hours. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A time of 24 hours, in whatever locale: a browser's own field has the clock of the device. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  /** What is typed until it is a time. */
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
