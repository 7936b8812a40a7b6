import { Avatar, Button } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';
import { PictureDialog } from './picture-dialog.tsx';
import { addressOf, PictureError, readPicture } from './read-picture.ts';

export interface PictureFieldProps {
  readonly id: string;
  /** The person's name. */
  readonly name: string;
  /** The URL of the stored photo, a new file, or empty. */
  readonly value: string | File;
  readonly onChange: (picture: string | File) => void;
  readonly error: string | undefined;
}

/** A person's photo: chosen from a file and cropped, or removed. */
export function PictureField({ id, name, value, onChange, error }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [original, setOriginal] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const [readError, setReadError] = useState<string>();
  const shown = useAddress(value);
  const problem = readError ?? error;

  async function read(file: File) {
    setReadError(undefined);
    setIsReading(true);
    try {
      setOriginal(await readPicture(file));
    } catch (reason) {
      if (!(reason instanceof PictureError)) throw reason;
      setReadError(reason.message);
    } finally {
      setIsReading(false);
    }
  }

  return (
    <div className="ck-picture-field">
      <Avatar name={name} src={shown} size="xl" />
      {/* biome-ignore lint/a11y/useSemanticElements: it is one thing with two buttons. */}
      <div role="group" aria-label="Photo" className="ck-picture-buttons">
        <Button
          id={id}
          size="sm"
          color="transparent"
          variant="secondary"
          icon="image"
          isLoading={isReading}
          aria-describedby={`${id}-note`}
          onClick={() => input.current?.click()}
        >
          {value ? 'Change photo' : 'Choose photo'}
        </Button>
        {value && (
          <Button
            size="sm"
            color="transparent"
            variant="secondary"
            icon="trash-2"
            onClick={() => {
              setReadError(undefined);
              onChange('');
            }}
          >
            Remove
          </Button>
        )}
        <p
          id={`${id}-note`}
          className={problem ? 'ck-picture-note bk-field-error' : 'ck-picture-note'}
          role={problem ? 'alert' : undefined}
        >
          {problem ?? 'PNG, JPEG or WebP, up to 20 MB. You can crop it next.'}
        </p>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="Photo"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same file again.
          target.value = '';
          if (file) void read(file);
        }}
      />
      <PictureDialog
        src={original}
        onCancel={() => setOriginal(undefined)}
        onCut={(picture) => {
          setOriginal(undefined);
          onChange(picture);
        }}
      />
    </div>
  );
}

/** A URL for a stored or new photo. */
function useAddress(value: string | File): string | undefined {
  const [read, setRead] = useState<{ readonly of: File; readonly address: string }>();
  useEffect(() => {
    if (!(value instanceof File)) return;
    let isWanted = true;
    void addressOf(value).then((address) => {
      if (isWanted) setRead({ of: value, address });
    });
    return () => {
      isWanted = false;
    };
  }, [value]);
  if (typeof value === 'string') return value || undefined;
  return read?.of === value ? read.address : undefined;
}
