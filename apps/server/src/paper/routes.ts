import type { Paper } from '@booking/api-client/contract';
import type { Handlers } from '../http/call.ts';
import { papers } from './paper.ts';
import { paperPdf } from './pdf/paper-pdf.ts';

/** The calls about papers. */
export const paperHandlers = {
  list: papers.list,

  get: (call) => papers.read(call, call.id),

  async pdf(call) {
    const { json } = await papers.read(call, call.id);
    const paper: Paper = JSON.parse(json);
    const content = (await paperPdf(paper)).toString('base64');
    const name = `${paper.number.replaceAll('/', '-')}.pdf`;
    return { json: JSON.stringify({ name, type: 'application/pdf', content }) };
  },
} satisfies Handlers['paper'];
