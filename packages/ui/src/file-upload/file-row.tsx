'use client';
import { Icon } from '../icon/index.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { sizeText } from './file-rules.ts';
import { fileUploadMessages } from './file-upload.messages.ts';
import { useThumbnail } from './use-thumbnail.ts';

/** Upload status of a file. */
export type FileStatus =
  /** `progress` from 0 to 100; undefined while unknown. */
  | { readonly state: 'uploading'; readonly progress?: number | undefined }
  | { readonly state: 'failed'; readonly error: string }
  | { readonly state: 'uploaded' };

interface FileRowProps {
  file: File;
  status: FileStatus | undefined;
  locale: string;
  /** Undefined for an action that isn't available. */
  onRemove: (() => void) | undefined;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

/** A chosen file: its picture, name and size, how its upload goes, and what can be done. */
export function FileRow({ file, status, locale, onRemove, onCancel, onRetry }: FileRowProps) {
  const part = usePart();
  const messages = useMessages('fileUpload', fileUploadMessages);
  const thumbnail = useThumbnail(file);
  const state = status?.state;
  return (
    <li {...part('file', 'bk-file-upload-row')} data-state={state}>
      <span {...part('picture', 'bk-file-upload-picture')} aria-hidden="true">
        {thumbnail ? <img src={thumbnail} alt="" /> : <Icon name="file-text" size="sm" />}
      </span>
      <span className="bk-file-upload-text">
        <span {...part('name', 'bk-file-upload-name')}>{file.name}</span>
        {status?.state === 'failed' ? (
          <span {...part('error', 'bk-file-upload-error')} role="alert">
            <Icon name="circle-alert" size="xs" />
            <span>{status.error}</span>
          </span>
        ) : status?.state === 'uploading' ? (
          <ProgressBar label={messages.progress(file.name)} value={status.progress} />
        ) : (
          <span {...part('size', 'bk-file-upload-size')}>
            {state === 'uploaded' && (
              <Icon {...part('done', 'bk-file-upload-done')} name="circle-check" size="xs" />
            )}
            <bdi>{sizeText(file.size, locale)}</bdi>
          </span>
        )}
      </span>
      {state === 'failed' && (
        <Action
          {...part('retry')}
          icon="refresh-cw"
          label={messages.retry(file.name)}
          onClick={onRetry}
        />
      )}
      {state === 'uploading' && onCancel ? (
        <Action
          {...part('cancel')}
          icon="x"
          label={messages.cancel(file.name)}
          onClick={onCancel}
        />
      ) : (
        <Action
          {...part('remove')}
          icon="trash-2"
          label={messages.remove(file.name)}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

/** Button of an action. Renders nothing without `onClick`. */
function Action({ onClick, ...rest }: Omit<IconButtonProps, 'size'>) {
  return onClick && <IconButton {...rest} size="sm" onClick={onClick} />;
}
