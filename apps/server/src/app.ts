import { randomUUID } from 'node:crypto';
import { API_BASE_PATH } from '@booking/api-client/contract';
import { Hono } from 'hono';
import { bkbtrSettingHandlers } from './bkbtr-setting/routes.ts';
import { isSubAppOrigin } from './bkbtr-setting/sub-apps.ts';
import { bulkHandlers } from './bulk/routes.ts';
import type { BulkWorker } from './bulk/worker.ts';
import { categoryHandlers } from './category/routes.ts';
import type { Config } from './config.ts';
import { mountContact } from './contact/routes.ts';
import { institutionHandlers } from './customer/institution.ts';
import { audited } from './database/audit-context.ts';
import type { OpenDatabase } from './database/database.ts';
import type { Bucket } from './files/bucket.ts';
import { mountFiles } from './files/routes.ts';
import { createFileStore } from './files/store.ts';
import * as resources from './handlers.ts';
import type { Handlers } from './http/call.ts';
import { crossOrigin } from './http/cross-origin.ts';
import type { HttpEnv } from './http/env.ts';
import { answerFailure } from './http/errors.ts';
import { securityHeaders } from './http/headers.ts';
import { type Lifecycle, mountHealth } from './http/health.ts';
import { requestHasher } from './http/idempotency.ts';
import { callFinder, mountApi } from './http/mount.ts';
import { trustProxies } from './http/proxies.ts';
import { recordRequest, secretsOfHeaders } from './http/record.ts';
import { inRequest, redactInLog } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { networkOf } from './network.ts';
import { mountPages, type PageFolders } from './pages/pages.ts';
import { calledFrom } from './queue/caller.ts';
import { rateHandlers } from './rate/routes.ts';
import { mountReference } from './reference/routes.ts';
import { reportHandlers } from './report/routes.ts';
import { createSealer } from './sealer.ts';
import { type Replica, withoutReplica } from './session/replica.ts';
import { createSessions } from './session/sessions.ts';
import { createThrottle } from './session/throttle.ts';
import { createSignIns } from './sign-in/sign-in.ts';
import { relyingPartyOf } from './two-factor/relying-party.ts';
import { userHandlers } from './user/routes.ts';
import { twoFactorHandlers } from './user/two-factor-routes.ts';
import { whatsappHandlers } from './whatsapp/routes.ts';
import type { TemplateSync } from './whatsapp/templates/sync.ts';

export interface AppOptions {
  readonly database: OpenDatabase;
  readonly config: Config;
  readonly folders: PageFolders;
  /** Where dear reads may go; without one, everything is the primary's. */
  readonly replica?: Replica | undefined;
  /** Where pictures are kept; null for the database. */
  readonly bucket: Bucket | null;
  readonly lifecycle: Lifecycle;
  readonly mailer: Mailer;
  /** Base URL of the product's public addresses. */
  readonly origin: string;
  /** Keeps the message templates like the provider's. */
  readonly templates: TemplateSync;
  /** Makes the changes of many rows. */
  readonly bulkWorker: BulkWorker;
  /** From how many institutes on a report is cached. */
  readonly reportsCachedFrom?: number | undefined;
}

/** The whole product behind one port: the API and, where they are built, the pages. */
export function createApp({
  database,
  config,
  folders,
  replica,
  bucket,
  lifecycle,
  mailer,
  origin,
  templates,
  bulkWorker,
  reportsCachedFrom,
}: AppOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const proxies = trustProxies(config.trustedProxies);
  app.use((c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    const answer = async () => {
      redactInLog(...secretsOfHeaders(c.req.raw.headers));
      const start = performance.now();
      await next();
      if (lifecycle.draining) c.res.headers.set('Connection', 'close');
      recordRequest(c, (performance.now() - start) / 1000);
    };
    const address = proxies.address(c);
    const audit = { requestId, address, userAgent: c.req.header('user-agent') };
    return inRequest(requestId, () =>
      calledFrom(networkOf(address), () => audited(audit, () => database.forRequest(answer))),
    );
  });
  app.use(securityHeaders(proxies));
  const { db } = database;
  const isSubApp = (origin: string) => isSubAppOrigin(db, config, origin);
  app.use(`${API_BASE_PATH}/*`, crossOrigin(config, isSubApp));
  app.onError((error, c) => answerFailure(error, c));

  const sealer = createSealer(config.secretsKeys);
  const throttle = createThrottle(db);
  const files = createFileStore(db, bucket);
  const relyingParty = relyingPartyOf(origin);
  const proofs = { sealer, relyingParty };
  const sessions = createSessions(db, config);
  const signIns = createSignIns({ db, sessions, throttle, proofs });
  const handlers: Handlers = {
    ...resources,
    user: userHandlers({ db, sessions, signIns, throttle, files }),
    twoFactor: twoFactorHandlers({ db, throttle, ...proofs }),
    institution: institutionHandlers(sealer),
    bkbtrSetting: bkbtrSettingHandlers({
      sealer,
      accessTokenSeconds: config.accessTokenSeconds,
      allowsPrivate: config.allowsPrivate,
      configured: {
        sessionIdleMinutes: config.sessionIdleSeconds / 60,
        sessionHours: config.sessionAbsoluteSeconds / 3600,
        subApps: config.subApps,
      },
    }),
    whatsapp: whatsappHandlers({ db, templates }),
    category: categoryHandlers({ db, throttle, files }),
    rate: rateHandlers(db),
    report: reportHandlers(reportsCachedFrom),
    bulk: bulkHandlers({ db, find: (name) => find(name), wake: bulkWorker.wake }),
  };
  const find = callFinder(handlers);
  bulkWorker.serve(find);
  mountApi(app, {
    db,
    replica: replica ?? withoutReplica(db),
    sessions,
    proxies,
    hasDiskSpace: database.hasDiskSpace,
    hashOf: requestHasher(config.sessionSecret),
    handlers,
  });
  mountFiles(app, files);
  mountReference(app);
  mountHealth(app, database.db, lifecycle);
  mountContact(app, { config, db, mailer, proxies, throttle });
  mountPages(app, folders, config, origin, db);
  return app;
}
