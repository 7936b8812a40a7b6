import {
  newPassword,
  newPerson,
  passwordFault,
  passwordFaults,
  SUPER_ADMIN,
} from '@booking/api-client/contract';
import { brand } from '@booking/content';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { insertUser } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { HttpError } from '../http-error.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { hashPassword } from '../session/passwords.ts';

/** Fields of a new Super Admin, by the same rules as any user of the product. */
const { firstName, lastName, email } = newPerson.shape;
const adminForm = z.strictObject({ firstName, lastName, email, password: newPassword }).check(
  z.check(({ value, issues }) => {
    const personal = [value.email, `${value.firstName}${value.lastName}`, brand.name];
    const fault = passwordFault(value.password, personal);
    if (!fault) return;
    issues.push({
      code: 'custom',
      input: value,
      path: ['password'],
      message: passwordFaults[fault],
    });
  }),
);
export type AdminForm = z.infer<typeof adminForm>;

/** A fault in one field, as a sentence. */
export interface FormFault {
  readonly field: keyof AdminForm;
  readonly message: string;
}

/** Reads what was given. Returns every fault when there is one. */
export function readAdminForm(values: Readonly<Record<string, string>>): AdminForm | FormFault[] {
  const read = z.safeParse(adminForm, values);
  if (read.success) return read.data;
  const fields = Object.keys(adminForm.shape) as (keyof AdminForm)[];
  return fields.flatMap((field) => {
    const issue = read.error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
}

/** Someone signs in with that address already. The message says who. */
export class EmailTaken extends Error {}

/** Makes a Super Admin of the platform who can sign in at once. @throws EmailTaken */
export async function createAdmin(db: Database, form: AdminForm, now: Date): Promise<void> {
  const { password, ...person } = form;
  const passwordHash = await hashPassword(password);
  const row = {
    ...person,
    institutionId: null,
    role: SUPER_ADMIN,
    homeType: 'Month',
    status: 'Active',
    passwordHash,
  } as const;
  try {
    await insertUser({ db, actor: { scope: PLATFORM, userId: null }, now }, row, null);
  } catch (error) {
    if (!(error instanceof HttpError && error.code === 'DUPLICATE')) throw error;
    throw new EmailTaken(await takenBy(db, person.email));
  }
}

async function takenBy(db: Database, email: string): Promise<string> {
  const [user] = await db
    .select({
      first: appUser.firstName,
      last: appUser.lastName,
      role: appUser.role,
      at: institution.name,
    })
    .from(appUser)
    .leftJoin(institution, eq(institution.id, appUser.institutionId))
    .where(eq(appUser.email, email));
  const who = user
    ? `${user.first} ${user.last}, ${user.role}${user.at ? ` of ${user.at}` : ''}`
    : 'someone';
  return `${email} already has an account: ${who}. Choose another address. Nothing was changed.`;
}
