import { REFRESH_TOKEN_HEADER } from '@booking/api-client/contract';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { type FileStore, smallPictures } from '../files/index.ts';
import type { Handlers } from '../http/call.ts';
import { enqueueMail } from '../outbox/index.ts';
import { bearerToken } from '../session/access-token.ts';
import { readBindingCookie, setBindingCookie } from '../session/binding-cookie.ts';
import { partyOf } from '../session/guard.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Throttle } from '../session/throttle.ts';
import type { SignIns } from '../sign-in/index.ts';
import { prepareUser } from './create.ts';
import { editUser } from './edit.ts';
import { countInvitation } from './invite.ts';
import { changeOwnPassword, generatePassword, setPasswordOf } from './passwords.ts';
import { PHOTO_EDGE, updateProfile } from './profile.ts';
import { resetTwoFactor } from './reset-two-factor.ts';
import { endOwnSessions, endSessionsOf, readSessions, requireManaged } from './sessions.ts';
import { signInAs } from './sign-in-as.ts';
import { readCurrentUser, users } from './store.ts';
import { visitorOf } from './visitor.ts';

export interface UserParts {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly throttle: Throttle;
  readonly files: FileStore;
}

/** The calls about users and their sessions. */
export function userHandlers({
  db: rootDb,
  sessions,
  signIns,
  throttle,
  files,
}: UserParts): Handlers['user'] {
  return {
    async login({ body, address, headers, outgoing }) {
      const visitor = visitorOf(headers, address);
      const { tokens, cookie, seconds } = await signIns.login(body.email, body.password, visitor);
      setBindingCookie(outgoing, cookie, seconds);
      return tokens;
    },

    async verifyLogin({ body, address, headers, outgoing }) {
      const visitor = visitorOf(headers, address);
      const { tokens, cookie, seconds } = await signIns.verifyLogin(body, visitor);
      setBindingCookie(outgoing, cookie, seconds);
      return tokens;
    },

    refresh: ({ headers }) =>
      sessions.refresh(headers.get(REFRESH_TOKEN_HEADER) ?? undefined, readBindingCookie(headers)),

    async logout({ headers }) {
      const refreshToken = headers.get(REFRESH_TOKEN_HEADER) ?? undefined;
      await sessions.logout(bearerToken(headers), refreshToken);
      return null;
    },

    handOver: {
      async prepare({ actor }) {
        await throttle.countHandOver(actor.userId);
        return (db) => sessions.handOver(db, actor);
      },
    },

    list: users.list,

    create: {
      async prepare(call) {
        const create = await prepareUser(rootDb, throttle, call);
        return async (db) => users.read({ ...call, db }, await create(db));
      },
    },

    update: {
      async prepare(call) {
        const { actor, body } = call;
        const sends = body.action === 'resendInvitation' || body.email !== undefined;
        if (sends) await countInvitation(throttle, actor);
        return async (db) => {
          await editUser({ ...call, db });
          return users.read({ ...call, db }, call.id);
        };
      },
    },

    me: readCurrentUser,

    updateMe: {
      async prepare(call) {
        const { avatar } = call.body;
        const uploader = {
          party: partyOf(call.actor),
          count: () => throttle.countPicture(call.actor.userId),
        };
        const [picture] = avatar
          ? await smallPictures(avatar, 'avatar', [PHOTO_EDGE], uploader)
          : [];
        const photo = picture && (await files.keep(picture));
        return async (db) => {
          await updateProfile({ ...call, db }, photo);
          return readCurrentUser({ ...call, db });
        };
      },
    },

    updateMyPassword: {
      prepare: ({ actor, body, address }) =>
        changeOwnPassword(rootDb, throttle, actor, body, address),
    },

    updatePassword: {
      async prepare(call) {
        const { actor, id, body } = call;
        const set = await setPasswordOf(rootDb, throttle, actor, id, body);
        return async (db) => {
          await set(db);
          return users.read({ ...call, db }, id);
        };
      },
    },

    mySessions: ({ db, actor, now }) => readSessions(db, sessions.limits, actor, actor.userId, now),

    async endMySessions({ db, actor, body, now }) {
      await endOwnSessions(db, actor, body.session, now);
      return readSessions(db, sessions.limits, actor, actor.userId, now);
    },

    async sessions({ db, actor, id, now }) {
      await requireManaged(db, actor, id);
      return readSessions(db, sessions.limits, actor, id, now);
    },

    async endSessions({ db, actor, id, body, now }) {
      await requireManaged(db, actor, id);
      await endSessionsOf(db, actor, id, body.session, now);
      return readSessions(db, sessions.limits, actor, id, now);
    },

    signInAs: (call) => signInAs(sessions, call),

    async resetTwoFactor(call) {
      await resetTwoFactor(call);
      return users.read(call, call.id);
    },

    async forgotPassword({ body: { email }, address, now }) {
      await throttle.countMail(email, address);
      // The response is the same for every address: whether it has an account is looked up when the email is made.
      await inTransaction(rootDb, (tx) => enqueueMail(tx, 'reset', email, now));
      return null;
    },

    async generatePassword({ id: token, body, address }) {
      await generatePassword(rootDb, throttle, token, body, address);
      return null;
    },
  };
}
