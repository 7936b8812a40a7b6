import type { StatementQuery } from '../../../contract/schemas/statement.ts';
import { failure } from '../../failure.ts';
import { billingEmailOf } from '../documents/notice.ts';
import { pdfOf } from '../documents/paper.ts';
import { accountSubscription, statementDocument } from '../documents/statement.ts';
import { fieldFailure } from '../refuse.ts';
import type { Store } from '../store.ts';
import { type Caller, type CallsOf, reaches } from '../world-call.ts';

export function statementCalls(store: Store): CallsOf<'statement'> {
  /** @throws MockFailure `NOT_FOUND` */
  const get = (caller: Caller, id: string, period: StatementQuery) => {
    if (period.endDate > store.today()) {
      throw fieldFailure('VALIDATION', 'endDate', 'Choose an end date up to today.');
    }
    const shown = reaches(caller, id) ? accountSubscription(store, id) : undefined;
    if (!shown) throw failure('NOT_FOUND', { message: 'Account not found.' });
    return { ...statementDocument(store, shown, period), subscription: shown._id };
  };
  return {
    get({ id, input, caller }) {
      const { subscription: _, ...statement } = get(caller, id, input);
      return statement;
    },
    pdf({ id, input, caller }) {
      const { buyer, startDate, endDate, closingBalance, currency } = get(caller, id, input);
      return {
        name: `Statement-${buyer.code}-${startDate}-${endDate}.pdf`,
        type: 'application/pdf',
        content: btoa(pdfOf(`${buyer.code}: ${currency} ${closingBalance}`)),
      };
    },
    email({ id, input: { email, ...period }, caller, writer }) {
      const { buyer, startDate, endDate, subscription } = get(caller, id, period);
      const subject = `Statement for ${buyer.name}, ${startDate} to ${endDate}`;
      return store.notices.add({
        ...store.fresh(writer),
        ...{ kind: 'statement', day: store.today(), paper: null, statement: period },
        institution: { _id: id, name: buyer.name },
        subscription,
        ...{ status: 'Sent', reason: null, email: email ?? billingEmailOf(store, id) },
        ...{ subject, text: subject, sentAt: writer.at, repeats: null },
      });
    },
  };
}
