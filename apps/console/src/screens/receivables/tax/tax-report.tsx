import { addMonths } from '@booking/api-client/facts';
import { Button, EmptyState, FilterSelect } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { saveCsv } from '../../../csv/save-file.ts';
import { formatDay, today } from '../../../dates/shown-date.ts';
import { LoadingOrError } from '../../../loading/load-error.tsx';
import { PageActions } from '../../../page/page-actions.tsx';
import { useReads } from '../../../session/session-context.ts';
import { taxFile } from './tax-rows.ts';
import { TaxTable } from './tax-table.tsx';

/** The months that one can choose: a financial year and the months around it. */
const MONTHS = 18;

const monthText = (month: string) => formatDay(`${month}-01`).replace(/^\d+ /, '');

/** The invoices and credit notes of a month by rate and place of supply. */
export function TaxReport() {
  const [params, setParams] = useSearchParams();
  const first = `${today().slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(first, -back).slice(0, 7));
  const asked = params.get('month') ?? '';
  const month = months.includes(asked) ? asked : first.slice(0, 7);
  const read = useQuery(useReads().receivable.taxes({ month }));
  const { data } = read;
  return (
    <div className="grid gap-3 p-5 max-md:p-3">
      <PageActions>
        <Button
          icon="file-down"
          disabledReason={data?.rows.length ? undefined : 'There is nothing to export.'}
          onClick={() => data && void saveCsv(`taxes-${month}.csv`, taxFile(data))}
        >
          Export CSV
        </Button>
      </PageActions>
      <FilterSelect
        className="justify-self-start"
        label="Month"
        required
        value={month}
        options={months.map((value) => ({ value, label: monthText(value) }))}
        onChange={(next) => setParams({ tab: 'tax', month: next })}
      />
      {data ? (
        data.rows.length > 0 ? (
          <TaxTable rows={data.rows} caption={`Invoices and credit notes of ${monthText(month)}`} />
        ) : (
          <EmptyState
            title={`No invoices in ${monthText(month)}`}
            description="Choose another month."
          />
        )
      ) : (
        <LoadingOrError query={read} title="Couldn’t load taxes" />
      )}
    </div>
  );
}
