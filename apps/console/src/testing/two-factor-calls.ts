import type { CurrentUser, LoginVerification } from '@booking/api-client';
import { failure, type Resolvers, WORLD_ONE_TIME_CODE } from '@booking/api-client/mocks';
import { PASSWORD } from './password.ts';

/** The challenge of every sign-in that needs a second factor. */
export const CHALLENGE = 'c'.repeat(43);

/** What the authenticator app of every user shows. */
export const ONE_TIME_CODE = WORLD_ONE_TIME_CODE;

export const RECOVERY_CODES = Array.from(
  { length: 10 },
  (_, at) => `AB${String(at).padStart(2, '0')}-CDEF-GHJK-MNPQ`,
);

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const AT = '2026-01-05T04:30:00.000Z';

const wrong = (path: string, message: string) =>
  failure('VALIDATION', { errors: [{ path, code: 'wrong', message }] });

/** The second step of a sign-in. */
export function verifyLogin({ challenge, oneTimeCode, recoveryCode }: LoginVerification) {
  if (challenge !== CHALLENGE) return failure('CHALLENGE_EXPIRED');
  const isRight =
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
) {
  const read = () => ({
    authenticatorSince: user().hasTwoFactor ? AT : null,
    recoveryCodesLeft: user().hasTwoFactor ? 9 : 0,
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
      change({ hasTwoFactor: false });
      return read();
    },
  } satisfies Resolvers;
}
