import type { Handlers } from '../http/call.ts';
import { notices, queueNotice } from '../notice/index.ts';
import { paperFile, readPaper } from './file.ts';
import { papers } from './paper.ts';

/** The calls about papers. */
export const paperHandlers = {
  list: papers.list,

  get: (call) => papers.read(call, call.id),

  async pdf(call) {
    const { name, type, content } = await paperFile(await readPaper(call, call.id));
    return { json: JSON.stringify({ name, type, content: content.toString('base64') }) };
  },

  async email(call) {
    const { _id: paperId, institution, subscription } = await readPaper(call, call.id);
    const about = { institutionId: institution, subscriptionId: subscription, paperId };
    const { email } = call.body;
    return notices.read(call, await queueNotice(call, { ...about, kind: 'paper', email }));
  },
} satisfies Handlers['paper'];
