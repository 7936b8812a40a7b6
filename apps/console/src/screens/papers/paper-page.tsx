import { paperTitle } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useReads } from '../../session/session-context.ts';
import { DownloadPdf } from '../../subscriptions/papers/download-pdf.tsx';
import { EmailButton } from '../../subscriptions/papers/email-button.tsx';
import { PrintedPage } from '../../subscriptions/printed-page.tsx';
import { PaperSheet } from './paper-sheet.tsx';

/** A paper as it was issued, with its file. */
export function PaperPage() {
  const { paperId = '' } = useParams();
  const reads = useReads();
  const read = useQuery(reads.paper.get(paperId));
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
            <EmailButton
              sent={{
                name: paper.number,
                noun: title.toLowerCase(),
                institution: paper.institution,
                call: 'paper.email',
                send: (api, body, options) => api.paper.email(paper._id, body, options),
              }}
            />
            <DownloadPdf read={reads.paper.pdf(paper._id)} />
          </>
        )
      }
    >
      {(shown) => <PaperSheet paper={shown} title={title} />}
    </PrintedPage>
  );
}
