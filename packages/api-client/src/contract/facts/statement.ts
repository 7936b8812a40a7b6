/** The longest period of a statement of an account, in days: a financial year, in any year. */
export const STATEMENT_DAYS_MAX = 366;
