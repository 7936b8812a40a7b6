import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../access/can.ts';
import { useSettings } from '../../data/use-settings.ts';
import { moneyText } from '../../region/money.ts';
import { useReads } from '../../session/session-context.ts';

/** What a suspended institute does about it. Amounts are for those who may view its subscription. */
export function HowToGoOn({ id }: { readonly id: string }) {
  const reads = useReads();
  const settings = useSettings();
  const access = useCan()('subscription.list');
  const institute = useQuery(reads.institution.get(id));
  // The account is the same on all of its subscriptions, also on those that have ended.
  const { data } = useQuery({
    ...reads.subscription.list({ limit: 1, sort: ['-createdAt'] }),
    enabled: access.isOpen,
  });
  const account = data?.items[0];
  const { accountBalance: due = 0, currency = '' } = account ?? {};
  const { phone, email } = settings?.company ?? {};
  const manager = institute.data?.accountManager?.name;
  const contact = [manager, phone, email].filter(Boolean).join(', ');
  const pay = due > 0 ? settings?.billing.paymentInstructions : null;
  return (
    <>
      {due > 0 && ` ${moneyText(due, currency)} is due.`}
      {pay && ` How to pay: ${pay}`}
      {contact && ` Contact: ${contact}.`}
    </>
  );
}
