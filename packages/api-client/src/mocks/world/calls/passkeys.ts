import { PASSKEYS_MAX, type PasskeyRequest } from '../../../contract/facts/two-factor.ts';
import { fullName } from '../../../contract/facts/user.ts';
import type { TwoFactor } from '../../../contract/schemas/two-factor.ts';
import { failure } from '../../failure.ts';
import type { PasskeyRow, UserRow } from '../row-types.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store.ts';
import type { CallsOf } from '../world-call.ts';
import { newCodes } from './recovery-codes.ts';

/** The host of every world. */
const HOST = 'localhost';
const TIMEOUT_MS = 300_000;

type PasskeyCalls = Pick<
  CallsOf<'twoFactor'>,
  'startPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'
>;

interface Rules {
  readonly documentOf: (user: UserRow) => TwoFactor;
  readonly requirePassword: (user: UserRow, password: string) => void;
  readonly refuseRequired: (user: UserRow) => void;
}

/** The calls about the own passkeys. A world knows passkeys by their ids and checks no signature. */
export function passkeyCalls(
  store: Store,
  sessions: Sessions,
  { documentOf, requirePassword, refuseRequired }: Rules,
): PasskeyCalls {
  /** Changes the passkey with an id. @throws MockFailure `NOT_FOUND` for a user without it. */
  const change = (
    user: UserRow,
    id: string,
    to: (passkey: PasskeyRow) => readonly PasskeyRow[],
  ) => {
    const { twoFactor } = user;
    if (!twoFactor?.passkeys.some(({ _id }) => _id === id)) {
      throw failure('NOT_FOUND', { message: 'Passkey not found.' });
    }
    const passkeys = twoFactor.passkeys.flatMap((passkey) =>
      passkey._id === id ? to(passkey) : passkey,
    );
    const isOn = twoFactor.since !== null || passkeys.length > 0;
    if (!isOn) refuseRequired(user);
    const changed = { ...user, twoFactor: isOn ? { ...twoFactor, passkeys } : null };
    store.users.replace(changed);
    return documentOf(changed);
  };

  return {
    startPasskey({ caller: { user }, input: { password } }) {
      requirePassword(user, password);
      const excludeCredentials = descriptorsOf(user);
      if (excludeCredentials.length >= PASSKEYS_MAX) {
        const message = `You have ${PASSKEYS_MAX} passkeys. Remove one to add another.`;
        throw failure('BUSINESS_RULE', { message });
      }
      return {
        challenge: store.newId(),
        rp: { id: HOST, name: 'Booking Desk' },
        user: { id: user._id, name: user.email, displayName: fullName(user) || user.email },
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        timeout: TIMEOUT_MS,
        attestation: 'none',
        excludeCredentials,
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      };
    },

    addPasskey({ caller: { user }, input: { name, credential }, writer, request }) {
      const passkey: PasskeyRow = {
        _id: store.newId(),
        name,
        createdAt: writer.at,
        lastUsedAt: null,
        credentialId: credential.id,
      };
      const { twoFactor } = user;
      const recoveryCodes = twoFactor?.recoveryCodes ?? newCodes(store);
      const passkeys = [...(twoFactor?.passkeys ?? []), passkey];
      store.users.replace({
        ...user,
        twoFactor: { since: twoFactor?.since ?? null, passkeys, recoveryCodes },
      });
      if (twoFactor) return { recoveryCodes: [] };
      sessions.endOf(user._id, request);
      return { recoveryCodes: [...recoveryCodes] };
    },

    renamePasskey: ({ caller: { user }, id, input: { name } }) =>
      change(user, id, (passkey) => [{ ...passkey, name }]),

    removePasskey({ caller: { user }, id, input: { password } }) {
      requirePassword(user, password);
      return change(user, id, () => []);
    },
  };
}

/** Returns options to ask the browser for a passkey of a user; null for someone without one. */
export function passkeyRequestOf(user: UserRow, challenge: string): PasskeyRequest | null {
  const allowCredentials = descriptorsOf(user);
  if (allowCredentials.length === 0) return null;
  const asked = { userVerification: 'required', timeout: TIMEOUT_MS } as const;
  return { challenge, rpId: HOST, allowCredentials, ...asked };
}

function descriptorsOf({ twoFactor }: UserRow) {
  return (twoFactor?.passkeys ?? []).map(({ credentialId: id }) => ({
    id,
    type: 'public-key' as const,
    transports: ['internal'],
  }));
}
