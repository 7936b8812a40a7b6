import { paperTitle } from '@booking/api-client/facts';
import { Button, EmptyState, notify, PageSpinner } from '@booking/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { saveFile } from '../../csv/save-file.ts';
import closedDoor from '../../illustrations/closed-door.svg';
import { LoadError } from '../../loading/load-error.tsx';
import { isNotFound, messageOf } from '../../messages/failure-message.ts';
import { Page } from '../../page/page.tsx';
import { PageActions } from '../../page/page-actions.tsx';
import { useReads } from '../../session/session-context.ts';
import { PaperSheet } from './paper-sheet.tsx';

/** A paper as it was issued, with its file. */
export function PaperPage() {
  const { paperId = '' } = useParams();
  const read = useQuery(useReads().paper.get(paperId));
  const paper = read.data;
  const title = paper ? paperTitle(paper.kind, paper.supplier.gstin !== null) : 'Paper';
  return (
    <Page title={title} about={paper?.number}>
      {paper ? (
        <>
          <PageActions>
            <Download id={paper._id} />
            <Button icon="file-down" onClick={() => window.print()}>
              Print
            </Button>
          </PageActions>
          <PaperSheet paper={paper} title={title} />
        </>
      ) : read.error && !isNotFound(read.error) ? (
        <LoadError
          title="Couldn’t load this paper"
          error={read.error}
          onRetry={read.refetch}
          isRetrying={read.isFetching}
        />
      ) : read.isFetched ? (
        <EmptyState
          illustration={<img src={closedDoor} alt="" width={120} height={160} />}
          title="Paper not found"
          description="The link may be incomplete."
        />
      ) : (
        <PageSpinner />
      )}
    </Page>
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
