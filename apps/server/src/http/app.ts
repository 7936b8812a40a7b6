import { randomUUID } from 'node:crypto';
import type { Code } from '@booking/api-client/contract';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/open.ts';
import { institutionHandlers } from '../institution/routes.ts';
import { inRequest, keepSecret } from '../log.ts';
import { mountPages, type PageFolders } from '../pages/pages.ts';
import { mountReference } from '../reference/routes.ts';
import { createSessions } from '../session/sessions.ts';
import { templateHandlers } from '../template/routes.ts';
import { userHandlers } from '../user/routes.ts';
import { answerFailure } from './errors.ts';
import { securityHeaders } from './headers.ts';
import { type Lifecycle, mountHealth } from './health.ts';
import { mountApi } from './mount.ts';
import { recordRequest, secretsOfHeaders } from './record.ts';

/** What a request carries besides itself. */
export interface HttpEnv {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    requestId: string;
    /** The call of the contract that the request is, as `user.login`. */
    call?: string;
    /** Why it was refused. */
    code?: Code;
  };
}

export interface AppOptions {
  readonly database: OpenDatabase;
  readonly config: Config;
  readonly folders: PageFolders;
  readonly lifecycle: Lifecycle;
}

/** The whole product behind one port: the API and, where they are built, the pages. */
export function createApp({ database, config, folders, lifecycle }: AppOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use((c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    return inRequest(requestId, async () => {
      keepSecret(...secretsOfHeaders(c.req.raw.headers));
      const start = performance.now();
      await next();
      if (lifecycle.draining) c.res.headers.set('Connection', 'close');
      recordRequest(c, (performance.now() - start) / 1000);
    });
  });
  app.use(securityHeaders());
  app.onError((error, c) => answerFailure(error, c));

  const sessions = createSessions(database.db, database.pool, config);
  mountApi(app, {
    db: database.db,
    sessions,
    handlers: {
      user: userHandlers(sessions),
      template: templateHandlers,
      institution: institutionHandlers,
    },
  });
  mountReference(app);
  mountHealth(app, database.db, lifecycle);
  mountPages(app, folders, config);
  return app;
}

/** The network address that a request came from. No header is believed. */
export function callerAddress(c: Context<HttpEnv>): string {
  return c.env?.incoming?.socket.remoteAddress ?? 'unknown';
}
