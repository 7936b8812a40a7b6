import type { Paper } from '@booking/api-client/contract';
import type { ReadContext } from '../resource/context.ts';
import { papers } from './paper.ts';
import { paperPdf } from './pdf/paper-pdf.ts';

/** Returns a paper as it is on the wire. @throws HttpError `NOT_FOUND` */
export async function readPaper(context: ReadContext, id: string): Promise<Paper> {
  const { json } = await papers.read(context, id);
  return JSON.parse(json);
}

/** A paper as a PDF file, named after its number. */
export async function paperFile(paper: Paper) {
  const content = await paperPdf(paper);
  return { name: `${paper.number.replaceAll('/', '-')}.pdf`, type: 'application/pdf', content };
}
