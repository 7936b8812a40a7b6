import { failure } from '../../failure.ts';
import { userDocument } from '../documents/people.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store.ts';
import { type CallsOf, reached } from '../world-call.ts';
import { requireRank } from './rank.ts';

/** Someone is let in who has lost their device. */
export function lostDeviceCalls(
  store: Store,
  sessions: Sessions,
): Pick<CallsOf<'user'>, 'resetTwoFactor'> {
  return {
    resetTwoFactor({ id, caller }) {
      const row = reached(store.users, caller, id, ({ institutionId }) => institutionId);
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
