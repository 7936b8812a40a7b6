import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SAMPLE_PASSWORD, sampleAccounts } from '@booking/api-client/sample';
import { createApp } from './app.ts';
import { startBulkWorker } from './bulk/worker.ts';
import type { Config } from './config.ts';
import { connectServed } from './database/open.ts';
import { openBucket } from './files/bucket.ts';
import { observeWork } from './housekeeping/work-gauges.ts';
import { roundsOf, startHousekeeping } from './housekeeping.ts';
import type { ConnectionLimits } from './http/connections.ts';
import { secure } from './http/headers.ts';
import { type Listening, listen, type Serve } from './http/listen.ts';
import { addressIn } from './http/proxies.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { createMailer, mailFolder } from './mail/mailer.ts';
import { observeProcess } from './metrics/metrics.ts';
import { type OpenData, openData } from './open-data.ts';
import { MAIL_CHANNEL, onMailQueued } from './outbox/outbox.ts';
import { builtFolders } from './pages/pages.ts';
import { createReplica } from './session/replica.ts';
import { observeReplica } from './session/replica-lag.ts';
import { configuredProvider } from './whatsapp/templates/configured.ts';
import { createTemplateSync } from './whatsapp/templates/sync.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DRAIN_MS = 400;
/** Only in production: developers wait for the email. */
const RESET_SPREAD_MS = 10_000;

/** The product, serving. */
export interface Product {
  readonly port: number;
  /** The text for the terminal it was started in. */
  readonly welcome: string;
  /** Lets running responses end and closes the database cleanly. `replaced`: others serve on. */
  stop(replaced?: boolean): Promise<void>;
}

/**
 * Opens and fills the database and serves everything on one port.
 *
 * Alone, it opens the port first: if it is taken, the error comes at once, not after a database has
 * been made, and callers are told that it is starting. Beside others (`operations/primary.ts`) it is
 * the database first: no caller may be sent to a process that cannot answer yet.
 */
export async function startProduct(config: Config, beside = false): Promise<Product> {
  const opened = beside ? await openData(config) : undefined;
  const serving = Promise.withResolvers<Serve>();
  let serve: Serve = beside
    ? async (request, bindings) => (await serving.promise)(request, bindings)
    : starting;
  try {
    const listening = await listen(
      (request, bindings) => serve(request, bindings),
      config.host,
      config.port,
      connectionLimits(config),
    );
    try {
      const data = opened ?? (await openData(config, originOf(config, listening)));
      const product = assemble(config, data, listening);
      serve = product.serve;
      serving.resolve(serve);
      return product;
    } catch (error) {
      await listening.close();
      throw error;
    }
  } catch (error) {
    await opened?.database.close();
    throw error;
  }
}

function connectionLimits(config: Config): ConnectionLimits {
  const { keepAliveSeconds, connectionsPerAddress: perAddress, trustedProxies } = config;
  return { keepAliveSeconds, perAddress, isProxy: addressIn(trustedProxies) };
}

function originOf(config: Config, { port }: Listening): string {
  return `http://${config.host ?? 'localhost'}:${port}`;
}

/** The response until the database is there. */
function starting(): Response {
  const headers = new Headers({
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  });
  secure(headers);
  return new Response('Booking is starting. Try again in a moment.\n', { status: 503, headers });
}

function assemble(
  config: Config,
  { database, sample }: OpenData,
  listening: Listening,
): Product & { readonly serve: Serve } {
  const address = originOf(config, listening);
  const origin = config.publicUrl ?? address;
  const lifecycle = { draining: false, replaced: false };
  const mailer = createMailer(config);
  const resetSpreadMs = config.production ? RESET_SPREAD_MS : 0;
  const mailWorker = startMailWorker(database.db, mailer, { ...config, origin, resetSpreadMs });
  const unsubscribe = onMailQueued(mailWorker.wake);
  const otherMail = database.listen(MAIL_CHANNEL, (kind) => mailWorker.wake(kind));
  const folders = builtFolders(ROOT);
  const bulkWorker = startBulkWorker(database);
  const bucket = config.files && openBucket(config.files);
  const templates = createTemplateSync(configuredProvider(config));
  const standby = config.replicaUrl === null ? null : connectServed(config.replicaUrl);
  const app = createApp({
    database,
    replica: standby ? createReplica(database.db, standby) : undefined,
    config,
    folders,
    bucket,
    lifecycle,
    mailer,
    origin,
    templates,
    bulkWorker,
  });
  const rounds = roundsOf({ templates, bucket });
  const housekeeping = rounds.map((round) => startHousekeeping(database.db, round));
  const stopObserving = observeProcess(database.pool);
  const stopObservingWork = observeWork(database.db, rounds);
  const stopObservingReplica = standby && observeReplica(database.db, standby.db);
  return {
    serve: (request, bindings) => app.fetch(request, bindings),
    port: listening.port,
    welcome: welcome(address, {
      mails: mailFolder(config),
      hasDocs: existsSync(path.join(folders.docs, 'index.html')),
      hasSample: sample,
    }),
    async stop(replaced = false) {
      lifecycle.replaced = replaced;
      lifecycle.draining = true;
      // Load balancers read /readyz and send the next requests elsewhere; connections
      // that are kept open are told to close with their next answer.
      const isServed = config.production || config.database.kind === 'postgres';
      const delayMs = replaced ? 0 : config.stopDelaySeconds * 1000;
      if (isServed) await wait(DRAIN_MS + delayMs);
      unsubscribe();
      await Promise.all([
        otherMail.stop(),
        listening.close(isServed ? DRAIN_MS : 0),
        mailWorker.stop(),
        bulkWorker.stop(),
        ...housekeeping.map((round) => round.stop()),
      ]);
      stopObservingWork();
      stopObservingReplica?.();
      await Promise.all([database.close(), standby?.close()]);
      bucket?.close();
      mailer.close?.();
      stopObserving();
    },
  };
}

interface Welcome {
  /** The folder of the emails, where they are files. */
  readonly mails: string | null;
  readonly hasDocs: boolean;
  readonly hasSample: boolean;
}

function welcome(origin: string, { mails, hasDocs, hasSample }: Welcome): string {
  const addresses = [
    ['Site', `${origin}/`],
    ['Console', `${origin}/login`],
    ['API reference', `${origin}/api/docs`],
    ...(hasDocs ? [['Design system', `${origin}/design/`]] : []),
    ...(mails === null ? [] : [['Emails', mails]]),
  ];
  const accounts = sampleAccounts.map(({ email, role, owns }) => [
    email,
    owns ? `${role}, ${owns.name}` : role,
  ]);
  const blocks = [['Booking is ready.'], aligned(addresses)];
  if (hasSample) {
    blocks.push([`Sample accounts, password ${SAMPLE_PASSWORD}:`], aligned(accounts));
  }
  return `\n${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n\n`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([label]) => label?.length ?? 0));
  return rows.map(([label = '', text = '']) => `  ${label.padEnd(width)}  ${text}`);
}
