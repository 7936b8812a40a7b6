import type { PaperFile } from '@booking/api-client';
import { Button, type ButtonProps, notify } from '@booking/ui';
import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../csv/save-file.ts';
import { messageOf } from '../../messages/failure-message.ts';

interface DownloadPdfProps extends Pick<ButtonProps, 'size'> {
  /** Query of the file. */
  readonly read: Pick<FetchQueryOptions<PaperFile>, 'queryKey' | 'queryFn'>;
  /** The text of the button. Default: "Download PDF". */
  readonly label?: string;
}

/** Saves a paper as a file. */
export function DownloadPdf({ read, label = 'Download PDF', ...rest }: DownloadPdfProps) {
  const cache = useQueryClient();
  const [isLoading, setIsLoading] = useState(false);
  const onDownload = async () => {
    setIsLoading(true);
    try {
      const { name, type, content } = await cache.fetchQuery(read);
      saveFile(name, [bytesOf(content)], type);
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button
      {...rest}
      variant="secondary"
      icon="download"
      isLoading={isLoading}
      onClick={() => void onDownload()}
    >
      {label}
    </Button>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
