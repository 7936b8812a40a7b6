import { REFRESH_TOKEN_HEADER } from '@booking/api-client/contract';
import type { Database } from '../database/database.ts';
import type { Built } from '../database/document.ts';
import type { TenantScope } from '../database/scope.ts';
import type { Handlers } from '../http/call.ts';
import { HttpError } from '../http-error.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { bearerToken } from '../session/access-token.ts';
import { readBindingCookie, setBindingCookie } from '../session/binding-cookie.ts';
import type { Actor } from '../session/guard.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Throttle } from '../session/throttle.ts';
import { createUser } from './create.ts';
import { editUser } from './edit.ts';
import { changeOwnPassword, generatePassword, setPasswordOf } from './passwords.ts';
import { updateProfile } from './profile.ts';
import { listUsers, readCurrentUser, readUser } from './store.ts';

export interface UserParts {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  /** How long a browser keeps the cookie of its sessions. */
  readonly cookieSeconds: number;
}

/** The calls about users and their sessions. */
export function userHandlers({
  db: outside,
  sessions,
  throttle,
  cookieSeconds,
}: UserParts): Handlers['user'] {
  return {
    async login({ body, address, headers, outgoing }) {
      const visitor = { address, cookie: readBindingCookie(headers) };
      const { tokens, cookie } = await sessions.login(body.email, body.password, visitor);
      if (cookie !== null) setBindingCookie(outgoing, cookie, cookieSeconds);
      return tokens;
    },

    refresh: ({ headers }) =>
      sessions.refresh(headers.get(REFRESH_TOKEN_HEADER) ?? undefined, readBindingCookie(headers)),

    async logout({ headers }) {
      const refreshToken = headers.get(REFRESH_TOKEN_HEADER) ?? undefined;
      await sessions.logout(bearerToken(headers), refreshToken);
      return null;
    },

    list: ({ actor, db, query }) => listUsers(actor.scope, db, query),

    create: {
      async prepare({ actor, body }) {
        // The people of the platform answer for themselves.
        if (actor.scope.kind === 'institution') await throttle.countInvitation(actor.scope.id);
        return async (db) => found(actor.scope, db, await createUser(db, actor, body, new Date()));
      },
    },

    async update({ actor, db, id, body }) {
      await editUser(db, actor, id, body, new Date());
      return found(actor.scope, db, id);
    },

    me: ({ actor, db }) => foundSelf(actor, db),

    updateMe: {
      async prepare({ actor, body }) {
        if (body.avatar) await throttle.countPicture(actor.userId);
        return async (db) => {
          await updateProfile(db, actor, body, new Date());
          return foundSelf(actor, db);
        };
      },
    },

    updateMyPassword: {
      prepare: ({ actor, body, address }) =>
        changeOwnPassword(outside, throttle, actor, body, address),
    },

    updatePassword: {
      async prepare({ actor, id, body }) {
        const set = await setPasswordOf(outside, throttle, actor, id, body);
        return async (db) => {
          await set(db);
          return found(actor.scope, db, id);
        };
      },
    },

    async forgotPassword({ body: { email }, address }) {
      await throttle.countMail(email, address);
      // The same for every address: whether it has an account is looked up when the email is made.
      await enqueueMail(outside, 'reset', email, new Date());
      return null;
    },

    async generatePassword({ id: token, body, address }) {
      await generatePassword(outside, throttle, token, body, address);
      return null;
    },
  };
}

async function found(scope: TenantScope, db: Database, id: string): Promise<Built> {
  return (await readUser(scope, db, id)) ?? notFound();
}

async function foundSelf({ scope, userId, permissions }: Actor, db: Database): Promise<Built> {
  return (await readCurrentUser(scope, db, userId, permissions)) ?? notFound();
}

function notFound(): never {
  throw new HttpError('NOT_FOUND', { message: 'User not found.' });
}
