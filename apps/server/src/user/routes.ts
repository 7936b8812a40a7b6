import { REFRESH_TOKEN_HEADER } from '@booking/api-client/contract';
import type { Handlers } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { bearerToken } from '../session/access-token.ts';
import type { Sessions } from '../session/sessions.ts';
import { readUser } from './store.ts';

/** The calls about users and their sessions. */
export function userHandlers(sessions: Sessions): Handlers['user'] {
  return {
    login: ({ body, address }) => sessions.login(body.email, body.password, address),

    refresh: ({ headers }) => sessions.refresh(headers.get(REFRESH_TOKEN_HEADER) ?? undefined),

    async logout({ headers }) {
      const refreshToken = headers.get(REFRESH_TOKEN_HEADER) ?? undefined;
      await sessions.logout(bearerToken(headers), refreshToken);
      return null;
    },

    async me({ actor, db }) {
      const user = await readUser(actor.scope, db, actor.userId);
      if (!user) throw new Refusal('NOT_FOUND');
      return user;
    },
  };
}
