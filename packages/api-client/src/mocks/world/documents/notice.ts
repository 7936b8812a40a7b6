import type { LoggedKind } from '../../../contract/facts/notice.ts';
import { type PaperKind, paperTitle } from '../../../contract/facts/paper.ts';
import type { Notice } from '../../../contract/schemas/notice.ts';
import type { Paper } from '../../../contract/schemas/paper.ts';
import type { Store } from '../store.ts';
import { paperDocuments } from './paper.ts';

/** The notices of all accounts: of each charge and each payment, and those that were sent since the world began. */
export function noticeDocuments(store: Store): Notice[] {
  const { isSent } = store.platform.all()[0]?.notices ?? {};
  const told = paperDocuments(store).flatMap((paper) => {
    const kind = TOLD_BY[paper.kind];
    return kind && isSent?.[kind] ? [noticeOf(store, paper, kind)] : [];
  });
  return [...told, ...store.notices.all()];
}

const TOLD_BY: Readonly<Partial<Record<PaperKind, 'charged' | 'paid'>>> = {
  taxInvoice: 'charged',
  receipt: 'paid',
};

/** A notice with a paper, as it went out when the paper was issued. */
export function noticeOf(store: Store, paper: Paper, kind: LoggedKind): Notice {
  const { _id, number, day, institution, subscription, supplier, buyer, currency, total } = paper;
  const { createdAt, updatedAt, createdBy, updatedBy, __v } = paper;
  const title = paperTitle(paper.kind, supplier.gstin !== null);
  return {
    ...{ _id, kind, day, subscription, paper: { _id, number }, statement: null },
    institution: { _id: institution, name: store.institutions.get(institution).name },
    ...{ status: 'Sent', reason: null, email: billingEmailOf(store, institution) },
    subject: `${title} ${number}`,
    text: `${title} ${number} for ${buyer.name}: ${currency} ${total}`,
    sentAt: createdAt,
    repeats: null,
    ...{ createdAt, updatedAt, createdBy, updatedBy, __v },
  };
}

/** Where notices to an institute go. */
export function billingEmailOf(store: Store, id: string): string {
  const { billingEmail, email } = store.institutions.get(id);
  return billingEmail ?? email;
}
