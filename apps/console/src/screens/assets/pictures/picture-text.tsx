import { IMAGE_ALT_MAX } from '@booking/api-client/facts';
import { TextField } from '@booking/ui';
import { useState } from 'react';
import { messageOf } from '../../../messages/failure-message.ts';

interface PictureTextProps {
  readonly label: string;
  readonly value: string;
  readonly onSave: (text: string) => Promise<void>;
}

/** The text alternative of a picture, saved when the field is left. */
export function PictureText({ label, value, onSave }: PictureTextProps) {
  const [text, setText] = useState(value);
  const [error, setError] = useState<string>();
  return (
    <TextField
      className="grow basis-40"
      label={label}
      autoComplete="off"
      maxLength={IMAGE_ALT_MAX}
      value={text}
      error={error}
      onChange={({ target }) => setText(target.value)}
      onBlur={async () => {
        if (text.trim() === value) return;
        try {
          await onSave(text.trim());
          setError(undefined);
        } catch (failed) {
          setError(messageOf(failed));
        }
      }}
    />
  );
}
