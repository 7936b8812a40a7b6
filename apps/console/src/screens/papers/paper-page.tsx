import { paperTitle } from '@booking/api-client/facts';
import { Button, notify } from '@booking/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { saveFile } from '../../csv/save-file.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { useReads } from '../../session/session-context.ts';
import { PrintedPage } from '../../subscriptions/printed-page.tsx';
import { EmailPaper } from './email-paper.tsx';
import { PaperSheet } from './paper-sheet.tsx';

/** A paper as it was issued, with its file. */
export function PaperPage() {
  const { paperId = '' } = useParams();
  const read = useQuery(useReads().paper.get(paperId));
  const paper = read.data;
  const title = paper ? paperTitle(paper.kind, paper.supplier.gstin !== null) : 'Paper';
  return (
    <PrintedPage
      title={title}
      about={paper?.number}
      read={read}
      record={paper}
      errorTitle="Couldn’t load this paper"
      missingTitle="Paper not found"
      actions={
        paper && (
          <>
            <EmailPaper paper={paper} title={title} />
            <Download id={paper._id} />
          </>
        )
      }
    >
      {(shown) => <PaperSheet paper={shown} title={title} />}
    </PrintedPage>
  );
}

function Download({ id }: { readonly id: string }) {
  const reads = useReads();
  const cache = useQueryClient();
  const [isLoading, setIsLoading] = useState(false);
  const onDownload = async () => {
    setIsLoading(true);
    try {
      const { name, type, content } = await cache.fetchQuery(reads.paper.pdf(id));
      saveFile(name, bytesOf(content), type);
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button
      variant="secondary"
      icon="download"
      isLoading={isLoading}
      onClick={() => void onDownload()}
    >
      Download PDF
    </Button>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
