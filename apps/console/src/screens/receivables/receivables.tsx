import { ViewTabs } from '@booking/ui';
import { useSearchParams } from 'react-router';
import { useCan } from '../../access/can.ts';
import { FormFrame } from '../../dialogs/form-frame.tsx';
import { EntityPanel } from '../../entity/entity-screen.tsx';
import { useAccountManagerFilter } from '../../institutes/account-manager/use-account-manager-filter.ts';
import { Page } from '../../page/page.tsx';
import { BankLines } from './bank/bank-lines.tsx';
import { receivable } from './receivable.tsx';
import { receivableFilters } from './receivable-filters.ts';
import { ReceivableTotals } from './receivable-totals.tsx';
import { TaxReport } from './tax/tax-report.tsx';

const tabs = [
  { key: 'owed', label: 'By institute', href: '/receivables' },
  { key: 'bank', label: 'Bank statement', href: '/receivables?tab=bank&status=Open' },
  { key: 'tax', label: 'Tax by month', href: '/receivables?tab=tax' },
] as const;

/** The tab of an address. */
export function tabOf(search: string | URLSearchParams) {
  const asked = new URLSearchParams(search).get('tab');
  return tabs.find(({ key }) => key === asked)?.key ?? 'owed';
}

/** Receivables with their age, the bank statement, and the tax of invoices, as tabs of one page. */
export function Receivables() {
  const [params] = useSearchParams();
  const tab = tabOf(params);
  return (
    <Page title={receivable.title}>
      <div className="flex-none px-5 pt-3 max-md:px-3">
        <ViewTabs look="segments" label={receivable.title} views={tabs} current={tab} />
      </div>
      <FormFrame partOf={tabOf}>
        {tab === 'tax' ? (
          <TaxReport />
        ) : tab === 'bank' ? (
          <BankLines />
        ) : (
          <Owed chosenManagers={params.get('accountManager')} />
        )}
      </FormFrame>
    </Page>
  );
}

function Owed({ chosenManagers }: { readonly chosenManagers: string | null }) {
  const managers = useAccountManagerFilter(chosenManagers);
  const namesPeople = useCan()('user.list').isOpen;
  return (
    <>
      <ReceivableTotals />
      <EntityPanel
        entity={receivable}
        filters={() => (namesPeople ? [...receivableFilters, managers] : receivableFilters)}
      />
    </>
  );
}
