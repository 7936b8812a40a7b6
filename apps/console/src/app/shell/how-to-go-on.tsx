import { phoneText } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../access/can.ts';
import { useSettings } from '../../data/use-settings.ts';
import { dayOf, formatDay } from '../../dates/shown-date.ts';
import { useContact } from '../../institutes/help/use-contact.ts';
import { reasonText } from '../../institutes/institute-words.ts';
import { moneyText } from '../../region/money.ts';
import { useReads } from '../../session/session-context.ts';

/** Why an institute is suspended, and what it does about it. Amounts are for those who may view its subscription. */
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
  const { statusReason: reason = null, statusChangedAt = '' } = institute.data ?? {};
  const { name, phone, email } = useContact(institute.data) ?? {};
  const contact = [name, phone && phoneText(phone), email].filter(Boolean).join(', ');
  const pay = due > 0 ? settings?.billing.paymentInstructions : null;
  return (
    <>
      {reason && ` Since ${formatDay(dayOf(statusChangedAt))}. ${reasonText(reason)}`}
      {due > 0 && ` ${moneyText(due, currency)} is due.`}
      {pay && ` How to pay: ${pay}`}
      {contact && ` Contact: ${contact}.`}
    </>
  );
}
