/** The lowest price of a new installation's plans, as texts say it. The site replaces it by the current one. */
export const STARTING_PRICE = 'From ₹999 a month, GST included';
