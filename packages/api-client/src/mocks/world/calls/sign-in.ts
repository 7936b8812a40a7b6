import { recoveryCodeOf, type SignInChallenge } from '../../../contract/facts/two-factor.ts';
import { failure } from '../../failure.ts';
import { isPlatform } from '../documents/viewer.ts';
import { fieldFailure } from '../refuse.ts';
import type { UserRow } from '../row-types.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store.ts';
import type { CallsOf } from '../world-call.ts';
import { WORLD_ONE_TIME_CODE } from './two-factor.ts';
import { refusePersonal } from './user-password.ts';

type SignIn = Pick<
  CallsOf<'user'>,
  | 'login'
  | 'verifyLogin'
  | 'logout'
  | 'refresh'
  | 'handOver'
  | 'forgotPassword'
  | 'generatePassword'
  | 'updateMyPassword'
>;

/** The calls by which a session begins, goes on and ends. The token of a user's link is the id of the user. */
export function signInCalls(store: Store, sessions: Sessions): SignIn {
  const begin = (user: UserRow, at: string) => {
    const home = store.institutions.find(user.institutionId);
    store.users.replace({ ...user, lastLoginAt: at });
    if (home) store.institutions.replace({ ...home, lastActivityAt: at });
    return sessions.begin(user._id);
  };

  return {
    login({ input: { email, password }, writer: { at } }) {
      const user = store.users.all().find((row) => row.email === email);
      if (!user || user.password === null || user.password !== password) {
        throw failure('WRONG_CREDENTIALS');
      }
      const home = store.institutions.find(user.institutionId);
      if (user.status !== 'Active') throw failure('ACCOUNT_OFF');
      if (home?.status === 'Closed') throw failure('INSTITUTION_CLOSED');
      if (user.twoFactor) {
        const data: SignInChallenge = { challenge: sessions.challenge(user._id) };
        throw failure('SECOND_FACTOR_REQUIRED', { data });
      }
      return begin(user, at);
    },

    verifyLogin({ input: { challenge, oneTimeCode, recoveryCode }, writer: { at } }) {
      const user = store.users.find(sessions.waiting(challenge));
      if (!user?.twoFactor) throw failure('CHALLENGE_EXPIRED');
      const { recoveryCodes } = user.twoFactor;
      const left = recoveryCodes.filter((code) => recoveryCodeOf(code) !== recoveryCode);
      const isRight =
        recoveryCode === undefined
          ? oneTimeCode === WORLD_ONE_TIME_CODE
          : left.length < recoveryCodes.length;
      if (!isRight) {
        const path = recoveryCode === undefined ? 'oneTimeCode' : 'recoveryCode';
        throw fieldFailure('VALIDATION', path, 'Incorrect or already used code.', 'wrong');
      }
      sessions.spend(challenge);
      return begin({ ...user, twoFactor: { ...user.twoFactor, recoveryCodes: left } }, at);
    },

    logout({ request }) {
      sessions.end(request);
    },

    refresh: ({ request }) => sessions.refresh(request.headers.get('refreshToken')),

    handOver({ caller }) {
      if (!isPlatform(caller)) return sessions.begin(caller.user._id);
      throw failure('BUSINESS_RULE', { message: 'You work in the console.' });
    },

    // The response never says whether there is such a user.
    forgotPassword: () => undefined,

    generatePassword({ id, input, writer }) {
      const user = store.users.find(id);
      const status = input.type === 'create' ? 'Invited' : 'Active';
      if (user?.status !== status) throw failure('LINK_EXPIRED');
      if (input.dryRun) return;
      refusePersonal('password', input.password, user);
      const { password } = input;
      const named =
        input.type === 'create'
          ? { firstName: input.firstName, lastName: input.lastName, phone: input.phone }
          : {};
      const chosen = { ...named, password, status: 'Active', mustChangePassword: false } as const;
      store.users.change(user, chosen, { ...writer, by: user._id });
      sessions.endOf(user._id);
    },

    updateMyPassword({ input: { currentPassword, newPassword }, caller, writer, request }) {
      const { user } = caller;
      if (user.password !== currentPassword) {
        throw fieldFailure('VALIDATION', 'currentPassword', 'Incorrect password.', 'wrong');
      }
      if (newPassword === currentPassword) {
        const message = 'Choose a password that’s different from your current one.';
        throw fieldFailure('VALIDATION', 'newPassword', message, 'same');
      }
      refusePersonal('newPassword', newPassword, user);
      store.users.change(user, { password: newPassword, mustChangePassword: false }, writer);
      sessions.endOf(user._id, request);
    },
  };
}
