import type { Statement } from '@booking/api-client/contract';
import { statementPdf } from './statement-pdf.ts';

/** A statement as a PDF file, named after its institute and its period. */
export async function statementFile(statement: Statement) {
  const { buyer, startDate, endDate } = statement;
  const name = `Statement-${buyer.code}-${startDate}-${endDate}.pdf`;
  return { name, type: 'application/pdf', content: await statementPdf(statement) };
}
