import { API_BASE_PATH, SUPER_ADMIN } from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createApp } from '../app.ts';
import { type BulkWorker, startBulkWorker } from '../bulk/worker.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { connectEmbedded } from '../database/open.ts';
import type { Bucket } from '../files/bucket.ts';
import type { HttpEnv } from '../http/env.ts';
import type { Letter } from '../mail/letter.ts';
import { startMailWorker } from '../mail/mail-worker.ts';
import type { PageFolders } from '../pages/pages.ts';
import { created } from '../schema/columns.ts';
import * as tables from '../schema/index.ts';
import { hashPassword } from '../session/passwords.ts';
import type { Replica } from '../session/replica.ts';
import { configuredProvider } from '../whatsapp/templates/configured.ts';
import { createTemplateSync } from '../whatsapp/templates/sync.ts';
import { resetToBase } from './base.ts';
import type { TestDatabase } from './databases.ts';
import { checkIsDocumented } from './documented-codes.ts';
import { furnish } from './furnish.ts';
import { packed } from './packed.ts';
import { connectPatiently, PATIENT } from './patient.ts';

export const PASSWORD = 'correct horse battery';
export const ADMIN = 'admin@platform.example';
/** Once for all files. */
const passwordHashed = hashPassword(PASSWORD);

/**
 * The databases that the run has started, for `describe.each` of what depends on how a database runs: connections, locks,
 * transactions, large statements, the kinds of values.
 */
export const allDatabases: readonly TestDatabase[] = inject('databases');

/** One of them, for rules that are decided before a statement is sent: PostgreSQL, which is quicker, where both run. */
export const oneDatabase = allDatabases.slice(-1);

/** For all else: the embedded database is PostgreSQL and runs the same SQL. `npm run test:databases` takes both. */
export const databases = process.env.TEST_DATABASE === 'both' ? allDatabases : oneDatabase;

/** A response of the API, with its body read. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // Tests look into answers of every shape and check them by the contract's schemas.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly body: any;
}

export interface Sent {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** The product without a port, on an empty database with one Super Admin. */
export interface TestApp {
  readonly app: Hono<HttpEnv>;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly config: Config;
  call(method: string, path: string, sent?: Sent): Promise<Answered>;
  /** Signs in and returns both tokens. */
  signIn(email: string): Promise<{ accessToken: string; refreshToken: string }>;
  /** Makes an institute with an owner who has a password. */
  institute(admin: string, change?: Record<string, unknown>): Promise<Institute>;
  /** Gives an institute a category and an asset, without which it can't be activated. */
  furnish(institute: Pick<Institute, 'id'>): Promise<void>;
  /** Sends the queued emails, and returns all emails since the last call. */
  mail(): Promise<Letter[]>;
  /** Makes changes of many rows, when a test says so. */
  readonly bulkWorker: BulkWorker;
  close(): Promise<void>;
}

/** Base URL of links in the emails of the tests. */
export const ORIGIN = 'https://booking.example';

const NOWHERE = '/nonexistent';
const NOT_BUILT = {
  site: NOWHERE,
  console: NOWHERE,
  ui: NOWHERE,
  storybook: NOWHERE,
  docs: NOWHERE,
};

export interface Institute {
  readonly id: string;
  readonly ownerEmail: string;
}

/** Opens the product before the tests of a `describe`, as `openTestApp` does, and closes it after them. */
export function useTestApp(...how: Parameters<typeof openTestApp>): TestApp {
  let opened: TestApp | undefined;
  beforeAll(async () => {
    opened = await openTestApp(...how);
  });
  afterAll(() => opened?.close());
  // Each property is read when a test asks for it: until then there is none.
  return new Proxy({} as TestApp, {
    get(_none, name) {
      if (!opened) throw new Error('The product is open in tests and hooks only.');
      return Reflect.get(opened, name);
    },
  });
}

/** Opens the product on one of the databases, emptied. `hasDiskSpace` stands in for its disk. */
export async function openTestApp(
  database: TestDatabase,
  change: Partial<Config> = {},
  {
    hasDiskSpace = async () => true,
    folders = NOT_BUILT,
    bucket = null,
    replica,
    reportsCachedFrom,
  }: {
    readonly hasDiskSpace?: () => Promise<boolean>;
    readonly folders?: PageFolders;
    readonly bucket?: Bucket | null;
    readonly replica?: (primary: Database) => Replica;
    readonly reportsCachedFrom?: number;
  } = {},
): Promise<TestApp> {
  const open =
    database.kind === 'pglite'
      ? connectEmbedded(database.socket, PATIENT.requestMs)
      : connectPatiently(database.url);
  await resetToBase(nameOf(database), open);
  const passwordHash = await passwordHashed;
  await open.db.insert(tables.appUser).values({
    id: newId(),
    institutionId: null,
    firstName: 'Anjali',
    lastName: 'Menon',
    email: ADMIN,
    role: SUPER_ADMIN,
    homeType: 'Month',
    status: 'Active',
    passwordHash,
    ...created(null, new Date()),
  });
  const config = { ...testConfig(), ...change };
  const letters: Letter[] = [];
  const mailer = { send: async (letter: Letter) => void letters.push(letter) };
  // Nothing wakes it and it makes no rounds, so mails go out when a test asks for them: an invitation that goes out by itself, or
  // not yet, has made the link that keeps the next one waiting.
  const mailWorker = startMailWorker(open.db, mailer, { ...config, origin: ORIGIN, roundMs: 0 });
  // Nothing makes its rounds: a test says when it works.
  const bulkWorker = startBulkWorker({ ...open, hasDiskSpace }, 0);
  const lifecycle = { draining: false, replaced: false };
  const app = createApp({
    database: { ...open, hasDiskSpace },
    config,
    folders,
    bucket,
    replica: replica?.(open.db),
    lifecycle,
    mailer,
    origin: ORIGIN,
    templates: createTemplateSync(configuredProvider(config)),
    bulkWorker: { ...bulkWorker, wake: () => {} },
    reportsCachedFrom,
  });

  const call: TestApp['call'] = async (method, path, sent = {}) => {
    const form = sent.body instanceof FormData ? await packed(sent.body) : undefined;
    const json = sent.body !== undefined && !form;
    const request = new Request(
      `http://localhost${path.startsWith('/api') ? '' : API_BASE_PATH}${path}`,
      {
        method,
        headers: {
          ...(sent.token && { Authorization: `Bearer ${sent.token}` }),
          ...(json && { 'Content-Type': 'application/json' }),
          ...(form && { 'Content-Type': form.type }),
          ...sent.headers,
        },
        ...(json && {
          body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body),
        }),
        ...(form && { body: form.bytes }),
      },
    );
    const answer = await app.request(request, undefined, from(sent.address ?? '192.0.2.1'));
    const text = await answer.text();
    const body = text ? JSON.parse(text) : null;
    if (body?.code) checkIsDocumented(method, path, body.code);
    return { status: answer.status, headers: answer.headers, body };
  };

  return {
    app,
    db: open.db,
    pool: open.pool,
    config,
    call,
    async signIn(email) {
      const { body } = await call('POST', '/user/login', { body: { email, password: PASSWORD } });
      return body;
    },
    async institute(admin, override = {}) {
      const body = { ...(await instituteForm(open.db)), ...override };
      const { body: answer } = await call('POST', '/institution', { token: admin, body });
      const { _id: id, owner } = answer.data.institution;
      await open.db
        .update(tables.appUser)
        .set({ status: 'Active', passwordHash })
        .where(eq(tables.appUser.id, owner._id));
      // Room for all the people that a test invites.
      const users = sql`jsonb_set(${tables.subscription.planSnapshot}, '{limits,users}', 'null')`;
      await open.db
        .update(tables.subscription)
        .set({ planSnapshot: users })
        .where(eq(tables.subscription.institutionId, id));
      return { id, ownerEmail: owner.email };
    },
    bulkWorker,
    furnish: ({ id }) => furnish(open.db, id),
    async mail() {
      await mailWorker.deliver();
      return letters.splice(0);
    },
    async close() {
      await mailWorker.stop();
      await bulkWorker.stop();
      await open.close();
    },
  };
}

function nameOf(database: TestDatabase): string {
  return database.kind === 'pglite' ? database.socket.host : database.url;
}

let formCount = 0;

/** Returns the body that a Super Admin would send for a new institute, different each time. */
export async function instituteForm(db: Database) {
  formCount += 1;
  const [hospitality] = await db
    .select({ id: tables.template.id })
    .from(tables.template)
    .where(eq(tables.template.key, 'hospitality'));
  return {
    name: `Lakeview Residency ${formCount}`,
    code: `LKV${formCount}`,
    template: hospitality?.id ?? '',
    type: 'Hotel',
    email: `desk${formCount}@lakeview.example`,
    phone: '+919812345678',
    address: {
      line1: '1, Lake Palace Road',
      city: 'Udaipur',
      state: 'Rajasthan',
      country: 'IN',
      postalCode: '313001',
    },
    owner: { firstName: 'Asha', lastName: 'Mehta', email: `asha${formCount}@lakeview.example` },
  };
}

function testConfig(): Config {
  return readConfig({ SESSION_SECRET: 'a secret of the tests, long enough', SAMPLE_DATA: 'off' });
}

/** The part of Node's request that names the caller. */
function from(remoteAddress: string): HttpEnv['Bindings'] {
  return { incoming: { socket: { remoteAddress } } } as HttpEnv['Bindings'];
}
