import { StatementPage } from './statement-page.tsx';

/** The account of an institute over a period, to read, to save, to send and to print. */
export const Component = StatementPage;
