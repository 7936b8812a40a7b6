import type { StatusColorKey } from '@booking/api-client/facts';

/** Names of the statuses, which their labels don't change. */
export const statusWords: Readonly<Record<StatusColorKey, string>> = {
  enquiry: 'Enquiry',
  hold: 'On hold',
  confirmed: 'Confirmed',
  partPaid: 'Part paid',
  paid: 'Paid',
  checkedIn: 'Checked in',
  checkedOut: 'Checked out',
  checkedOutDue: 'Checked out, due',
  cancelled: 'Cancelled',
  noShow: 'No-show',
  blocked: 'Blocked',
  outOfOrder: 'Out of order',
  outOfService: 'Out of service',
  dirty: 'Dirty',
  clean: 'Clean',
  inspected: 'Inspected',
};
