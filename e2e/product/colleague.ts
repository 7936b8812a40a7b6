import { expect } from '@playwright/test';
import { type Api, signIn, withToken } from './api.ts';
import { mailbox } from './mailbox.ts';
import type { RunningProduct } from './running-product.ts';

const password = 'lotus pond at six';

/** A colleague of the Super Admin, so that no other test meets what these choose. */
export async function colleague(
  { origin, dataDir }: RunningProduct,
  name: string,
): Promise<{ readonly email: string; readonly password: string }> {
  const email = `${name.toLowerCase()}@booking.example`;
  const person = { firstName: name, lastName: 'Pillai', email, role: 'Super Admin' };
  expect((await (await signIn(origin)).send('POST', '/user', person)).status).toBe(201);
  const link = await mailbox(dataDir, email).link();
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  const chosen = { type: 'create', password, confirmPassword: password };
  const nobody: Api = withToken(origin, '');
  const { status } = await nobody.send('PATCH', `/user/generate-password/${token}`, chosen);
  expect(status).toBe(200);
  return { email, password };
}
