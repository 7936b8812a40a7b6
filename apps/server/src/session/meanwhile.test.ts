import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../testing/app.ts';

/** Hook that runs once between the hashing of a password and the transaction that follows. */
const between = vi.hoisted(() => ({ happens: async () => {} }));

vi.mock('./passwords.ts', async (original) => {
  const real = await original<typeof import('./passwords.ts')>();
  const then = async <T>(result: T): Promise<T> => {
    const { happens } = between;
    between.happens = async () => {};
    await happens();
    return result;
  };
  return {
    ...real,
    hashPassword: async (password: string) => then(await real.hashPassword(password)),
    verifyPassword: async (stored: string | null, password: string) =>
      then(await real.verifyPassword(stored, password)),
  } satisfies typeof real;
});

/** One user has one place in this queue: what happens in between, to the same user, would wait for itself. */
vi.mock('./queue.ts', async (original) => ({
  ...(await original<typeof import('./queue.ts')>()),
  serializeByKey: () => (_key: string, work: () => Promise<unknown>) => work(),
}));

// Modules are shared by the files of a run: this one loads those that the mock is in, and leaves none of them behind.
vi.resetModules();
const { appUser } = await import('../schema/tenant.ts');
const { ADMIN, allDatabases, ORIGIN, openTestApp, PASSWORD } = await import('../testing/app.ts');
afterAll(() => {
  vi.resetModules();
});

const NEW = 'lotus pond at six';
const OTHER = 'six lotus on the pond';

describe.each(allDatabases)('while a password is being hashed, on $kind', (database) => {
  let test: TestApp;
  let admin: string;
  let email: string;
  let link: string;

  beforeAll(async () => {
    test = await openTestApp(database);
    admin = (await test.signIn(ADMIN)).accessToken;
  });
  afterAll(() => test.close());
  afterEach(() => {
    between.happens = async () => {};
  });

  /** A new owner, who has asked for a link to a new password. */
  async function owner() {
    email = (await test.institute(admin)).ownerEmail;
    await test.call('POST', '/user/forgot-password', { body: { email } });
    const letters = await test.mail();
    const letter = letters.find(({ text }) => text.includes('/password/reset/'));
    link = letter?.text.match(new RegExp(`${ORIGIN}/password/reset/([\\w-]{43})`))?.[1] ?? '';
  }

  const login = (password: string) =>
    test.call('POST', '/user/login', { body: { email, password } });
  const reset = (password = NEW) =>
    test.call('PATCH', `/user/generate-password/${link}`, {
      body: { type: 'reset', password, confirmPassword: password },
    });
  const user = async () => {
    const [row] = await test.db.select().from(appUser).where(eq(appUser.email, email));
    return row;
  };
  const switchOff = async () => {
    await test.db.update(appUser).set({ status: 'Inactive' }).where(eq(appUser.email, email));
  };
  const done = async (answer: Promise<{ status: number }>) =>
    expect((await answer).status).toBe(200);

  it('a sign-in with the old one does not outlive a reset', async () => {
    await owner();
    between.happens = () => done(reset());
    const { status, body } = await login(PASSWORD);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'WRONG_CREDENTIALS' });
    expect((await login(NEW)).status).toBe(200);
  });

  it('a sign-in that stores the old one again does not undo a reset', async () => {
    await owner();
    const cheap =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    await test.db.update(appUser).set({ passwordHash: cheap }).where(eq(appUser.email, email));
    between.happens = () => done(reset());
    expect((await login('password')).status).toBe(400);
    expect((await login(NEW)).status).toBe(200);
  });

  it('a sign-in does not get through when the account is switched off', async () => {
    await owner();
    between.happens = switchOff;
    expect((await login(PASSWORD)).body.code).toBe('ACCOUNT_OFF');
  });

  it('a change by someone who knows the old one does not undo a reset', async () => {
    await owner();
    const { accessToken: token } = await test.signIn(email);
    between.happens = () => done(reset());
    // A reset ends every session, and with it what is on its way.
    const { status } = await test.call('PATCH', '/user/me/update-password', {
      token,
      body: { currentPassword: PASSWORD, newPassword: OTHER, confirmPassword: OTHER },
    });
    expect(status).toBe(401);
    expect((await login(NEW)).status).toBe(200);
  });

  it('a link does not open an account that is switched off', async () => {
    await owner();
    between.happens = switchOff;
    expect((await reset()).body.code).toBe('LINK_EXPIRED');
    expect((await user())?.status).toBe('Inactive');
  });

  it('a password set by an administrator does not switch an account on again', async () => {
    await owner();
    const id = (await user())?.id;
    between.happens = switchOff;
    const { status } = await test.call('PATCH', `/user/${id}/update-password`, {
      token: admin,
      body: { password: NEW, confirmPassword: NEW },
    });
    expect(status).toBe(200);
    expect((await user())?.status).toBe('Inactive');
  });
});
