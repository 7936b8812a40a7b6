import { addDays } from '../../../contract/facts/billing.ts';
import type { UserRow } from '../row-types.ts';
import type { Store } from '../store.ts';

const NOTES = [
  { text: 'Wants to open a second house in spring.', nextStep: 'Send the offer for two houses' },
  { text: 'The accountant asks for all invoices by email.', nextStep: null },
  { text: 'New manager since last week.', nextStep: 'Show her the rates' },
] as const;

/** Adds what the platform noted of the first institutes: one has something due, one nothing to do. */
export function addNotes(store: Store, admin: UserRow): void {
  const institutions = store.institutions.all();
  for (const [place, { text, nextStep }] of NOTES.entries()) {
    const home = institutions[place];
    if (!home) continue;
    const written = { at: new Date(store.firstDay).toISOString(), by: admin._id };
    const step = nextStep && { dueOn: addDays(store.today(), place), ownerId: admin._id };
    store.notes.add({
      ...store.fresh(written),
      ...{ institutionId: home._id, text, nextStep, doneAt: null },
      ...(step ?? { dueOn: null, ownerId: null }),
    });
  }
}
