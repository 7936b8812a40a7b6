import type {
  CurrentUser,
  LoginVerification,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  SignInChallenge,
} from '@booking/api-client';
import { failure, type Resolvers, WORLD_ONE_TIME_CODE } from '@booking/api-client/mocks';
import { PASSWORD } from './password.ts';

/** The challenge of every sign-in that needs a second factor. */
export const CHALLENGE = 'c'.repeat(43);

/** Code that the authenticator app of every user shows. */
export const ONE_TIME_CODE = WORLD_ONE_TIME_CODE;

export const RECOVERY_CODES = Array.from(
  { length: 10 },
  (_, at) => `AB${String(at).padStart(2, '0')}-CDEF-GHJK-MNPQ`,
);

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const AT = '2026-01-05T04:30:00.000Z';

const wrong = (path: string, message: string) =>
  failure('VALIDATION', { errors: [{ path, code: 'wrong', message }] });

/** The id by which the authenticator of a story knows its passkey. */
export const CREDENTIAL_ID = 'c3RvcnktcGFzc2tleQ';

export const PASSKEYS: readonly Passkey[] = [
  {
    _id: '64f0000000000000000000a1',
    name: 'Chrome on Android',
    createdAt: AT,
    lastUsedAt: '2026-02-11T09:12:00.000Z',
  },
  { _id: '64f0000000000000000000a2', name: 'Security key', createdAt: AT, lastUsedAt: null },
];

/** Returns the challenge of a user's sign-in. */
export function challengeFor(
  { hasTwoFactor }: CurrentUser,
  passkeys: readonly Passkey[],
): SignInChallenge {
  const passkey: PasskeyRequest = {
    challenge: CHALLENGE,
    rpId: 'localhost',
    allowCredentials: [{ id: CREDENTIAL_ID, type: 'public-key', transports: ['internal'] }],
    userVerification: 'required',
    timeout: 300_000,
  };
  return {
    challenge: CHALLENGE,
    hasAuthenticator: hasTwoFactor,
    passkey: passkeys.length > 0 ? passkey : null,
  };
}

/** The second step of a sign-in. */
export function verifyLogin({ challenge, oneTimeCode, recoveryCode, passkey }: LoginVerification) {
  if (challenge !== CHALLENGE) return failure('CHALLENGE_EXPIRED');
  const isRight =
    passkey?.id === CREDENTIAL_ID ||
    oneTimeCode === ONE_TIME_CODE ||
    RECOVERY_CODES.some((code) => code.replaceAll('-', '') === recoveryCode);
  const path = recoveryCode === undefined ? 'oneTimeCode' : 'recoveryCode';
  return isRight
    ? { accessToken: 'access-1', refreshToken: 'refresh-1' }
    : wrong(path, 'Incorrect or already used code.');
}

/** The calls about the own second factor. */
export function twoFactorCalls(
  user: () => CurrentUser,
  change: (change: Partial<CurrentUser>) => void,
  first: readonly Passkey[] = [],
) {
  let passkeys: readonly Passkey[] = first;
  const read = () => ({
    authenticatorSince: user().hasTwoFactor ? AT : null,
    passkeys: [...passkeys],
    recoveryCodesLeft: user().hasTwoFactor || passkeys.length > 0 ? 9 : 0,
    isRequired: user().mustSetUpTwoFactor,
  });
  const notYourPassword = wrong('password', 'Incorrect password.');
  return {
    'twoFactor.get': read,
    'twoFactor.start': ({ input }) =>
      input.password === PASSWORD
        ? { secret: SECRET, uri: `otpauth://totp/${user().email}?secret=${SECRET}` }
        : notYourPassword,
    'twoFactor.confirm': ({ input }) => {
      if (input.oneTimeCode !== ONE_TIME_CODE) return wrong('oneTimeCode', 'Incorrect code.');
      change({ hasTwoFactor: true, mustSetUpTwoFactor: false });
      return { recoveryCodes: RECOVERY_CODES };
    },
    'twoFactor.renewCodes': ({ input }) =>
      input.password === PASSWORD ? { recoveryCodes: RECOVERY_CODES } : notYourPassword,
    'twoFactor.remove': ({ input }) => {
      if (input.password !== PASSWORD) return notYourPassword;
      passkeys = [];
      change({ hasTwoFactor: false });
      return read();
    },
    'twoFactor.startPasskey': ({ input }) =>
      input.password === PASSWORD ? creationFor(user()) : notYourPassword,
    'twoFactor.addPasskey': ({ input: { name } }) => {
      const hadNone = passkeys.length === 0 && !user().hasTwoFactor;
      const _id = `64f0000000000000000000b${passkeys.length}`;
      passkeys = [...passkeys, { _id, name, createdAt: AT, lastUsedAt: null }];
      change({ mustSetUpTwoFactor: false });
      return { recoveryCodes: hadNone ? RECOVERY_CODES : [] };
    },
    'twoFactor.renamePasskey': ({ id, input: { name } }) => {
      passkeys = passkeys.map((passkey) => (passkey._id === id ? { ...passkey, name } : passkey));
      return read();
    },
    'twoFactor.removePasskey': ({ id, input }) => {
      if (input.password !== PASSWORD) return notYourPassword;
      passkeys = passkeys.filter(({ _id }) => _id !== id);
      return read();
    },
  } satisfies Resolvers;
}

/** Returns the options with which a browser makes a passkey. */
function creationFor({ _id, email }: CurrentUser): PasskeyCreation {
  return {
    challenge: CHALLENGE,
    rp: { id: 'localhost', name: 'Booking Desk' },
    user: { id: _id, name: email, displayName: email },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  };
}
