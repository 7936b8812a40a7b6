import { STATEMENT_DAYS_MAX } from '@booking/api-client/facts';
import { DateRangePicker } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { today } from '../../dates/shown-date.ts';
import { useReads } from '../../session/session-context.ts';
import { DownloadPdf } from '../../subscriptions/papers/download-pdf.tsx';
import { EmailButton } from '../../subscriptions/papers/email-button.tsx';
import { PrintedPage } from '../../subscriptions/printed-page.tsx';
import { periodOf, statementPresets } from './statement-period.ts';
import { StatementSheet } from './statement-sheet.tsx';

/** The account of an institute over a period, with its file. */
export function StatementPage() {
  const { instituteId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const day = today();
  const period = periodOf(params, day);
  const reads = useReads();
  const read = useQuery({
    ...reads.statement.get(instituteId, period),
    // The last period stays, with the focus on its dates, until the next one is there.
    placeholderData: (before) => (before?.institution === instituteId ? before : undefined),
  });
  const statement = read.data;
  return (
    <PrintedPage
      title="Statement"
      about={statement?.buyer.name}
      read={read}
      record={statement}
      errorTitle="Couldn’t load this statement"
      missingTitle="Account not found"
      actions={
        <>
          <EmailButton
            sent={{
              name: 'statement',
              noun: 'statement',
              institution: instituteId,
              call: 'statement.email',
              send: (api, body, options) =>
                api.statement.email(instituteId, { ...period, ...body }, options),
            }}
          />
          <DownloadPdf read={reads.statement.pdf(instituteId, period)} />
        </>
      }
    >
      {(shown) => (
        <>
          <DateRangePicker
            className="max-w-105 px-5 pt-5 max-md:px-3 print:hidden"
            label="Period"
            startLabel="First day"
            endLabel="Last day"
            minNights={0}
            maxNights={STATEMENT_DAYS_MAX - 1}
            max={day}
            today={day}
            presets={statementPresets(day)}
            value={period}
            onChange={({ startDate, endDate }) =>
              setParams({ startDate, endDate }, { preventScrollReset: true })
            }
          />
          <StatementSheet statement={shown} />
        </>
      )}
    </PrintedPage>
  );
}
