import type { TwoFactor } from '../../../contract/schemas/two-factor.ts';
import { failure } from '../../failure.ts';
import { requiresTwoFactor } from '../documents/people.ts';
import { fieldFailure } from '../refuse.ts';
import type { UserRow } from '../row-types.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store.ts';
import type { CallsOf } from '../world-call.ts';
import { passkeyCalls } from './passkeys.ts';
import { newCodes } from './recovery-codes.ts';

/** Code of every authenticator app of a world: there is no clock that an app could follow. */
export const WORLD_ONE_TIME_CODE = '123456';

/** The secret of every authenticator app of a world. */
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export function twoFactorCalls(store: Store, sessions: Sessions): CallsOf<'twoFactor'> {
  const documentOf = ({ role, twoFactor }: UserRow): TwoFactor => ({
    authenticatorSince: twoFactor?.since ?? null,
    passkeys: (twoFactor?.passkeys ?? []).map(({ credentialId, ...passkey }) => passkey),
    recoveryCodesLeft: twoFactor?.recoveryCodes.length ?? 0,
    isRequired: requiresTwoFactor(store, role),
  });
  const requirePassword = (user: UserRow, password: string) => {
    if (user.password === password) return;
    throw fieldFailure('VALIDATION', 'password', 'Incorrect password.', 'wrong');
  };
  const requireOn = ({ twoFactor }: UserRow) => {
    if (twoFactor) return twoFactor;
    throw failure('BUSINESS_RULE', { message: 'Two-factor authentication is off.' });
  };
  const refuseRequired = ({ role }: UserRow) => {
    if (!requiresTwoFactor(store, role)) return;
    const message = 'Your role requires two-factor authentication.';
    throw failure('BUSINESS_RULE', { message });
  };

  return {
    get: ({ caller }) => documentOf(caller.user),

    start({ caller: { user }, input }) {
      requirePassword(user, input.password);
      const account = encodeURIComponent(`Booking Desk:${user.email}`);
      return { secret: SECRET, uri: `otpauth://totp/${account}?secret=${SECRET}` };
    },

    confirm({ caller: { user }, input, writer, request }) {
      if (input.oneTimeCode !== WORLD_ONE_TIME_CODE) {
        const message = 'Incorrect code. Check that the time of your device is set automatically.';
        throw fieldFailure('VALIDATION', 'oneTimeCode', message, 'wrong');
      }
      const recoveryCodes = newCodes(store);
      const passkeys = user.twoFactor?.passkeys ?? [];
      store.users.replace({ ...user, twoFactor: { since: writer.at, passkeys, recoveryCodes } });
      if (!user.twoFactor) sessions.endOf(user._id, request);
      return { recoveryCodes };
    },

    renewCodes({ caller: { user }, input }) {
      requirePassword(user, input.password);
      const twoFactor = requireOn(user);
      const recoveryCodes = newCodes(store);
      store.users.replace({ ...user, twoFactor: { ...twoFactor, recoveryCodes } });
      return { recoveryCodes };
    },

    remove({ caller: { user }, input }) {
      requirePassword(user, input.password);
      requireOn(user);
      refuseRequired(user);
      const off = { ...user, twoFactor: null };
      store.users.replace(off);
      return documentOf(off);
    },

    ...passkeyCalls(store, sessions, { documentOf, requirePassword, refuseRequired }),
  };
}
