export { subscriptionHandlers } from './subscription.ts';
