'use client';
import { Icon, type IconName } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { sizeText } from './file-rules.ts';
import { fileUploadMessages } from './file-upload.messages.ts';
import { useThumbnail } from './use-thumbnail.ts';

/** What becomes of a file that is uploaded. */
export type FileStatus =
  /** `progress` from 0 to 100; undefined while unknown. */
  | { readonly state: 'uploading'; readonly progress?: number | undefined }
  | { readonly state: 'failed'; readonly error: string }
  | { readonly state: 'uploaded' };

interface FileRowProps {
  file: File;
  status: FileStatus | undefined;
  locale: string;
  /** Undefined for what can't be done. */
  onRemove: (() => void) | undefined;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

/** A chosen file: its picture, name and size, how its upload goes, and what can be done. */
export function FileRow({ file, status, locale, onRemove, onCancel, onRetry }: FileRowProps) {
  const messages = useMessages('fileUpload', fileUploadMessages);
  const thumbnail = useThumbnail(file);
  const state = status?.state;
  const action = (
    part: 'retry' | 'cancel' | 'remove',
    icon: IconName,
    label: string,
    onClick: (() => void) | undefined,
  ) =>
    onClick && (
      <IconButton data-part={part} size="sm" icon={icon} label={label} onClick={onClick} />
    );
  return (
    <li className="bk-file-upload-row" data-part="file" data-state={state}>
      <span className="bk-file-upload-picture" data-part="picture" aria-hidden="true">
        {thumbnail ? <img src={thumbnail} alt="" /> : <Icon name="file-text" size="sm" />}
      </span>
      <span className="bk-file-upload-text">
        <span className="bk-file-upload-name" data-part="name">
          {file.name}
        </span>
        {status?.state === 'failed' ? (
          <span className="bk-file-upload-error" data-part="error" role="alert">
            <Icon name="circle-alert" size="xs" />
            <span>{status.error}</span>
          </span>
        ) : status?.state === 'uploading' ? (
          <ProgressBar label={messages.progress(file.name)} value={status.progress} />
        ) : (
          <span className="bk-file-upload-size" data-part="size">
            {state === 'uploaded' && (
              <Icon
                className="bk-file-upload-done"
                data-part="done"
                name="circle-check"
                size="xs"
              />
            )}
            <bdi>{sizeText(file.size, locale)}</bdi>
          </span>
        )}
      </span>
      {state === 'failed' && action('retry', 'refresh-cw', messages.retry(file.name), onRetry)}
      {state === 'uploading' && onCancel
        ? action('cancel', 'x', messages.cancel(file.name), onCancel)
        : action('remove', 'trash-2', messages.remove(file.name), onRemove)}
    </li>
  );
}
