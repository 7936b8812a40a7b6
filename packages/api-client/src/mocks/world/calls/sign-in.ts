import { recoveryCodeOf, type SignInChallenge } from '../../../contract/facts/two-factor.ts';
import type { LoginVerification } from '../../../contract/schemas/two-factor.ts';
import { failure } from '../../failure.ts';
import { isPlatform } from '../documents/viewer.ts';
import { fieldFailure } from '../refuse.ts';
import type { UserRow } from '../row-types.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store.ts';
import type { CallsOf } from '../world-call.ts';
import { passkeyRequestOf } from './passkeys.ts';
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
        const challenge = sessions.challenge(user._id);
        const data: SignInChallenge = {
          challenge,
          hasAuthenticator: user.twoFactor.since !== null,
          passkey: passkeyRequestOf(user, challenge),
        };
        throw failure('SECOND_FACTOR_REQUIRED', { data });
      }
      return begin(user, at);
    },

    verifyLogin({ input: { challenge, ...proof }, writer: { at } }) {
      const user = store.users.find(sessions.waiting(challenge));
      if (!user?.twoFactor) throw failure('CHALLENGE_EXPIRED');
      const twoFactor = proved(user.twoFactor, proof, at);
      sessions.spend(challenge);
      return begin({ ...user, twoFactor }, at);
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

type SecondFactor = NonNullable<UserRow['twoFactor']>;

/** A second factor after a proof of it. @throws MockFailure `VALIDATION` for a wrong one. */
function proved(
  twoFactor: SecondFactor,
  { oneTimeCode, recoveryCode, passkey }: Omit<LoginVerification, 'challenge'>,
  at: string,
): SecondFactor {
  const { since, passkeys, recoveryCodes } = twoFactor;
  const wrong = (path: string, message: string) =>
    fieldFailure('VALIDATION', path, message, 'wrong');
  const code = 'Incorrect or already used code.';
  if (passkey) {
    if (!passkeys.some(({ credentialId }) => credentialId === passkey.id)) {
      throw wrong('passkey', 'Couldn’t verify this passkey. Try again, or use a code.');
    }
    const used = passkeys.map((row) =>
      row.credentialId === passkey.id ? { ...row, lastUsedAt: at } : row,
    );
    return { ...twoFactor, passkeys: used };
  }
  if (recoveryCode === undefined) {
    if (since !== null && oneTimeCode === WORLD_ONE_TIME_CODE) return twoFactor;
    throw wrong('oneTimeCode', code);
  }
  const left = recoveryCodes.filter((code) => recoveryCodeOf(code) !== recoveryCode);
  if (left.length === recoveryCodes.length) throw wrong('recoveryCode', code);
  return { ...twoFactor, recoveryCodes: left };
}
