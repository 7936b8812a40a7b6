import { useQuery } from '@tanstack/react-query';
import { moneyText } from '../../region/money.ts';
import { useReads } from '../../session/session-context.ts';

/** Totals of debts and of credits of all institutes, whatever the list is filtered by. */
export function ReceivableTotals() {
  const { data } = useQuery(useReads().receivable.totals());
  return (
    <div className="flex-none px-5 pt-3 max-md:px-3">
      {data?.currencies.map(({ currency, institutes, due, credit }) => (
        <p key={currency} className="text-bk-muted type-body-sm">
          {[
            `${moneyText(due, currency)} due from ${institutes} ${institutes === 1 ? 'institute' : 'institutes'}`,
            credit > 0 && `${moneyText(credit, currency)} credit on other accounts`,
          ]
            .filter(Boolean)
            .join(', ')}
          .
        </p>
      ))}
    </div>
  );
}
