import { Avatar, Button, FileUpload } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';
import { PictureDialog } from './picture-dialog.tsx';
import { addressOf, ORIGINAL_MAX_BYTES, PictureError, readPicture } from './read-picture.ts';

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
  const field = useRef<HTMLFieldSetElement>(null);
  const [original, setOriginal] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const [readError, setReadError] = useState<string>();
  const shown = useAddress(value);

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
    <div className="ck-picture-field mb-4 flex items-start gap-3.5">
      <Avatar name={name} src={shown} size="xl" />
      <FileUpload
        className="flex-1"
        ref={field}
        id={id}
        label="Photo"
        layout="button"
        accept={['image/png', 'image/jpeg', 'image/webp']}
        maxBytes={ORIGINAL_MAX_BYTES}
        // The photo is shown beside it.
        value={[]}
        onChange={([file]) => {
          if (file) void read(file);
        }}
        chooseLabel={value ? 'Change photo' : 'Choose photo'}
        isLoading={isReading}
        description="PNG, JPEG or WebP, up to 20 MB. You can crop it next."
        error={readError ?? error}
        labelAction={
          value && (
            <Button
              size="sm"
              color="transparent"
              icon="trash-2"
              onClick={() => {
                setReadError(undefined);
                onChange('');
                field.current?.focus();
              }}
            >
              Remove
            </Button>
          )
        }
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
