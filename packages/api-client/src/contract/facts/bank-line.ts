/** Facts about amounts received on the platform's bank account. */

/** Statuses of a line: open, recorded as a payment of an institute, or dismissed as something else. */
export const BANK_LINE_STATUSES = ['Open', 'Recorded', 'Dismissed'] as const;
export type BankLineStatus = (typeof BANK_LINE_STATUSES)[number];

/** Criteria by which a line may be a payment of an institute, the surest first. */
export const BANK_MATCHES = ['invoice', 'code', 'amount'] as const;
export type BankMatch = (typeof BANK_MATCHES)[number];

/** The most lines that are sent at once. */
export const BANK_LINES_MAX = 200;

/** The most institutes that are offered for a line. */
export const BANK_MATCHES_MAX = 5;

/** The currency of the platform's bank account. */
export const BANK_CURRENCY = 'INR';
