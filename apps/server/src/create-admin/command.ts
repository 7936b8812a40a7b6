/**
 * `npm run create-admin`: makes a Super Admin in the database of the settings. What the environment does
 * not say is asked for in the terminal; the password is never shown, and never taken as an argument,
 * which other users of the machine could read.
 */
import { readDatabaseAddress } from '../config/database-address.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { errorText } from '../operations/error-text.ts';
import { seedBase } from '../seed/base.ts';
import { openTerminal, type Terminal, TerminalLeft } from './ask.ts';
import {
  type AdminForm,
  createAdmin,
  EmailTaken,
  type FormFault,
  readAdminForm,
} from './create-admin.ts';

const FIELDS = [
  { field: 'email', variable: 'ADMIN_EMAIL', question: 'Email' },
  { field: 'firstName', variable: 'ADMIN_FIRST_NAME', question: 'First name' },
  { field: 'lastName', variable: 'ADMIN_LAST_NAME', question: 'Last name' },
  { field: 'password', variable: 'ADMIN_PASSWORD', question: 'Password' },
] as const satisfies readonly { field: keyof AdminForm; variable: string; question: string }[];

try {
  const address = readDatabaseAddress(process.env);
  const form = await formFrom(process.env);
  if (Array.isArray(form)) refuse(form);
  else {
    const database = await openDatabase(address, 'making a Super Admin');
    try {
      await database.withoutTimeout(({ pool }) => migrate(pool));
      await seedBase(database.db);
      await createAdmin(database.db, form, new Date());
    } finally {
      await database.close();
    }
    process.stdout.write(`${form.email} can sign in as Super Admin.\n`);
  }
} catch (error) {
  process.stderr.write(`${errorText(error, EmailTaken, TerminalLeft)}\n`);
  process.exitCode = 1;
}

async function formFrom(env: NodeJS.ProcessEnv): Promise<AdminForm | FormFault[]> {
  const answers: Record<string, string> = {};
  for (const { field, variable } of FIELDS) answers[field] = env[variable] ?? '';
  const isAsked = FIELDS.some(({ field }) => answers[field] === '') && process.stdin.isTTY;
  if (!isAsked) return readAdminForm(answers);
  const terminal = openTerminal();
  try {
    for (const field of FIELDS) await askUntilGood(terminal, field, answers);
    return readAdminForm(answers);
  } finally {
    terminal.close();
  }
}

async function askUntilGood(
  terminal: Terminal,
  { field, question }: (typeof FIELDS)[number],
  answers: Record<string, string>,
): Promise<void> {
  const isSecret = field === 'password';
  while (answers[field] === '') {
    answers[field] = isSecret ? await terminal.askHidden(question) : await terminal.ask(question);
    const repeated = isSecret ? await terminal.askHidden(`${question} again`) : answers[field];
    const message =
      repeated === answers[field] ? faultOf(field, answers) : 'The passwords don’t match.';
    if (message === undefined) return;
    process.stdout.write(`${message}\n`);
    answers[field] = '';
  }
}

function faultOf(field: keyof AdminForm, answers: Record<string, string>): string | undefined {
  const read = readAdminForm(answers);
  return Array.isArray(read) ? read.find((fault) => fault.field === field)?.message : undefined;
}

function refuse(faults: readonly FormFault[]): void {
  for (const { field, message } of faults) {
    const variable = FIELDS.find((adminField) => adminField.field === field)?.variable;
    process.stderr.write(`${variable}: ${message}\n`);
  }
  process.exitCode = 1;
}
