import { PaperPage } from './paper-page.tsx';

/** A tax invoice, a receipt or a credit note, to read, to save and to print. */
export const Component = PaperPage;
