import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from './config.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { SAMPLE_PASSWORD, sampleAccounts } from './database/seed/accounts.ts';
import { seedBase } from './database/seed/base.ts';
import { holdsSample, seedSample } from './database/seed/sample.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createApp } from './http/app.ts';
import { secure } from './http/headers.ts';
import { type Listening, listen, type Serve } from './http/listen.ts';
import { logFrom } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { startPostman } from './mail/postman.ts';
import { builtFolders } from './pages/pages.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DRAIN_MS = 400;

/** The product, serving. */
export interface Product {
  readonly port: number;
  /** What to tell whoever started it. */
  readonly welcome: string;
  /** Lets running answers end and closes the database cleanly. */
  stop(): Promise<void>;
}

/** Opens and fills the database and serves everything on one port. */
export async function startProduct(config: Config): Promise<Product> {
  logFrom(config.logLevel, config.logFormat);
  // The port first: whoever has it taken learns so at once, not after a database has been made.
  let serve: Serve = starting;
  const listening = await listen(
    (request, bindings) => serve(request, bindings),
    config.host,
    config.port,
  );
  try {
    const product = await openProduct(config, listening);
    serve = product.serve;
    return product;
  } catch (error) {
    await listening.close();
    throw error;
  }
}

/** The answer until the database is there. */
function starting(): Response {
  const headers = new Headers({
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  });
  secure(headers);
  return new Response('Booking is starting. Try again in a moment.\n', { status: 503, headers });
}

async function openProduct(
  config: Config,
  listening: Listening,
): Promise<Product & { readonly serve: Serve }> {
  const origin = `http://${config.host ?? 'localhost'}:${listening.port}`;
  const database = await openDatabase(config.database, `serving ${origin}`);
  try {
    await database.unhurried(() => migrate(database.pool));
    await seedBase(database.db);
    if (config.sampleData) await seedSample(database.db, new Date());
    const lifecycle = { draining: false };
    const folders = builtFolders(ROOT);
    const postman = startPostman(database.db, createMailer(config), {
      ...config,
      origin: config.publicUrl ?? origin,
    });
    const app = createApp({ database, config, folders, lifecycle, postman });
    const housekeeping = startHousekeeping(database.db);
    const sample = !config.production && (await holdsSample(database.db));
    return {
      serve: (request, bindings) => app.fetch(request, bindings),
      port: listening.port,
      welcome: welcome(origin, sample),
      async stop() {
        housekeeping.stop();
        lifecycle.draining = true;
        // Whoever balances the load reads /readyz and sends the next requests elsewhere.
        if (config.production) await wait(DRAIN_MS);
        await listening.close();
        await postman.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function welcome(origin: string, sample: boolean): string {
  const addresses = [
    ['Site', `${origin}/`],
    ['Console', `${origin}/login`],
    ['API reference', `${origin}/api/docs`],
  ];
  const accounts = sampleAccounts.map(({ email, role, owns }) => [
    email,
    owns ? `${role}, ${owns.name}` : role,
  ]);
  const blocks = [['Booking is ready.'], aligned(addresses)];
  if (sample) {
    blocks.push([`Sample accounts, password ${SAMPLE_PASSWORD}:`], aligned(accounts));
  }
  return `\n${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n\n`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([label]) => label?.length ?? 0));
  return rows.map(([label = '', text = '']) => `  ${label.padEnd(width)}  ${text}`);
}
