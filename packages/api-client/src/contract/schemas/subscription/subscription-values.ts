import * as z from 'zod/mini';
import { BILLING_CYCLES } from '../../facts/billing.ts';
import { PAYMENT_METHODS, SUBSCRIPTION_STATUSES } from '../../facts/subscription.ts';

export const billingCycle = z.enum(BILLING_CYCLES, 'Choose a billing cycle.');
export const subscriptionStatus = z.enum(SUBSCRIPTION_STATUSES, 'Choose a status.');
export const paymentMethod = z.enum(PAYMENT_METHODS, 'Choose a payment method.');
