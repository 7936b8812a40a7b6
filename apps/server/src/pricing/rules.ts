import {
  PLAN_CURRENCIES,
  type PriceType,
  type PricingUpdate,
  roundedMinor,
} from '@booking/api-client/contract';
import { fieldError } from '../http-error.ts';
import type { Plan } from '../plan/index.ts';

/** The columns of a price as it was sent. A plan has one unless it is agreed by contact. @throws HttpError */
export function priceOf(
  body: Pick<PricingUpdate, 'price' | 'priceType' | 'currency'>,
  row?: Plan,
): { priceType?: PriceType; priceMinor?: number | null } {
  if (body.price === undefined && body.priceType === undefined) return {};
  const priceType = body.priceType ?? row?.priceType ?? 'StartingFrom';
  if (priceType === 'ContactUs') return { priceType, priceMinor: null };
  const { price, currency = row?.currency ?? PLAN_CURRENCIES[0] } = body;
  const priceMinor = price === undefined ? row?.priceMinor : price && roundedMinor(price, currency);
  if (priceMinor === undefined || priceMinor === null) {
    throw fieldError('VALIDATION', 'price', 'Enter a price.', 'required');
  }
  return { priceType, priceMinor };
}

/** An archived plan is not public. @throws HttpError */
export function visibilityOf(
  body: Pick<PricingUpdate, 'isActive' | 'isPublic'>,
  row?: Plan,
): { isPublic?: boolean } {
  if (body.isActive === undefined && body.isPublic === undefined) return {};
  const isActive = body.isActive ?? row?.isActive ?? true;
  if (isActive) return {};
  if (body.isPublic) {
    const message = 'An archived plan can’t be public. Restore it first.';
    throw fieldError('BUSINESS_RULE', 'isPublic', message, 'archived');
  }
  return { isPublic: false };
}
