import { fullName } from '../../../contract/facts/user.ts';
import { failure } from '../../failure.ts';
import { userDocument } from '../documents/people.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store.ts';
import { type Caller, type CallsOf, reached } from '../world-call.ts';
import { requireRank } from './rank.ts';

type SignInCare = Pick<
  CallsOf<'user'>,
  'resetTwoFactor' | 'mySessions' | 'endMySessions' | 'sessions' | 'endSessions' | 'signInAs'
>;

/** Calls of platform staff and administrators about how someone signs in, and of users about their own sessions. */
export function signInCareCalls(store: Store, sessions: Sessions): SignInCare {
  const find = (caller: Caller, id: string) =>
    reached(store.users, caller, id, ({ institutionId }) => institutionId);
  const managed = (caller: Caller, id: string) => {
    const row = find(caller, id);
    const message = 'You can’t change someone with more permissions than you have.';
    requireRank(store, caller, row, message);
    return row;
  };
  const end = (userId: string, session: string | undefined, request: Request) => {
    if (session === undefined) sessions.endOf(userId, request);
    else sessions.endOne(userId, session);
    return sessions.of(userId, request);
  };
  const refused = (message: string) => failure('BUSINESS_RULE', { message });

  return {
    mySessions: ({ caller, request }) => sessions.of(caller.user._id, request),

    endMySessions({ caller, input: { session }, request }) {
      const { _id } = caller.user;
      const current = sessions.of(_id, request).find(({ isCurrent }) => isCurrent);
      if (current && session === current._id) throw refused('Sign out to end this session.');
      return end(_id, session, request);
    },

    sessions: ({ id, caller, request }) => sessions.of(managed(caller, id)._id, request),

    endSessions({ id, caller, input: { session }, request }) {
      if (id === caller.user._id) throw refused('End your own sessions in your profile.');
      return end(managed(caller, id)._id, session, request);
    },

    signInAs({ id, caller, input: { reason, canWrite = false } }) {
      const row = find(caller, id);
      if (row.institutionId === null) throw refused('No one signs in as platform staff.');
      if (row.status !== 'Active') throw refused('This user can’t sign in themselves.');
      if (canWrite) managed(caller, id);
      const { _id } = caller.user;
      const acting = { _id, name: fullName(caller.user), reason, isReadOnly: !canWrite };
      return sessions.begin(id, acting);
    },

    resetTwoFactor({ id, caller }) {
      const row = find(caller, id);
      const message = 'You can’t change someone with more permissions than you have.';
      if (id === caller.user._id) {
        throw failure('BUSINESS_RULE', {
          message: 'Turn your own two-factor authentication off in your profile.',
        });
      }
      requireRank(store, caller, row, message);
      if (!row.twoFactor) {
        throw failure('BUSINESS_RULE', {
          message: 'This user has no two-factor authentication.',
        });
      }
      sessions.endOf(id);
      const off = { ...row, twoFactor: null };
      store.users.replace(off);
      return userDocument(store, off);
    },
  };
}
