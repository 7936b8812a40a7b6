import { isSentByHand, type SkippedBecause, todayOf } from '@booking/api-client/contract';
import type { MailWords } from '@booking/content';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { PLATFORM } from '../../database/scope.ts';
import type { NoticeRow } from '../../notice/index.ts';
import { paperFile, readPaper } from '../../paper/index.ts';
import { institution } from '../../schema/tenant.ts';
import { readStatement, statementFile } from '../../statement/index.ts';
import { helpFor } from '../help.ts';
import { type Letter, type LetterAttachment, letter } from '../letter.ts';
import { changeWords } from './change-words.ts';
import { debtWords } from './debt-words.ts';
import type { NoticeContext } from './notice-context.ts';
import { paperWords } from './paper-words.ts';
import { statementWords } from './statement-words.ts';
import { trialWords } from './trial-words.ts';

/** Renders a notice as it is true now. Returns why it isn’t sent, where it no longer is. */
export async function composeNotice(
  db: Database,
  row: NoticeRow,
  { origin }: { readonly origin: string },
  now: Date,
): Promise<Letter | SkippedBecause> {
  const [home] = await db
    .select({ name: institution.name, status: institution.status })
    .from(institution)
    .where(eq(institution.id, row.institutionId));
  if (!home || !row.email) return 'noAddress';
  const isByHand = isSentByHand(row.kind) || row.repeatsId !== null;
  if (home.status === 'Closed' && !isByHand) return 'closed';
  const { sender, contact } = await helpFor(db, row.institutionId);
  const facts = { institute: home.name, contact, href: `${origin}/login` };
  const { words, file } = await contentOf({ db, row, facts, today: todayOf('billing', now) });
  if (!words) return 'obsolete';
  return {
    ...letter({ name: home.name, address: row.email }, words, sender),
    // The id is the same for each try, so that a mail server that has it twice shows it once.
    id: row.id,
    replyTo: contact.email,
    attachments: file ? [file] : [],
  };
}

interface Content {
  /** Undefined where there is no longer anything to say. */
  readonly words: MailWords | undefined;
  readonly file?: LetterAttachment;
}

/** Returns the content of a notice, with the paper or the statement that is attached. */
async function contentOf(context: NoticeContext): Promise<Content> {
  const { db, row } = context;
  const reader = { db, actor: { scope: PLATFORM } };
  if (row.period) {
    const statement = await readStatement(reader, row.institutionId, row.period);
    return { words: statementWords(context, statement), file: await statementFile(statement) };
  }
  if (!row.paperId) return { words: await wordsOf(context) };
  const paper = await readPaper(reader, row.paperId);
  return { words: await paperWords(context, paper), file: await paperFile(paper) };
}

function wordsOf(context: NoticeContext): Promise<MailWords | undefined> {
  switch (context.row.kind) {
    case 'trialEnding':
      return trialWords(context);
    case 'priceChange':
    case 'planMoved':
      return changeWords(context);
    default:
      return debtWords(context);
  }
}
