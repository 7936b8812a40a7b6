/** The digits of a code of an authenticator app. */
export const ONE_TIME_CODE_LENGTH = 6;

/** How many recovery codes someone gets, each for one sign-in. */
export const RECOVERY_CODES = 10;

/** The letters and digits of a recovery code, without those that look alike. */
export const RECOVERY_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a typed recovery code in upper case, without blanks and hyphens. */
export function recoveryCodeOf(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** The letters and digits of a recovery code: 80 random bits. */
export const RECOVERY_CODE_LENGTH = 16;

/** How many passkeys someone can have. */
export const PASSKEYS_MAX = 10;

/** The longest name of a passkey. */
export const PASSKEY_NAME_MAX = 60;

/** Options that `navigator.credentials.get` takes as `publicKey`, in their JSON (`parseRequestOptionsFromJSON`). */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly rpId: string;
  /** The passkeys of the account. */
  readonly allowCredentials: {
    readonly id: string;
    readonly type: 'public-key';
    readonly transports: string[];
  }[];
  readonly userVerification: 'required';
  readonly timeout: number;
}

/** Data of `SECOND_FACTOR_REQUIRED`, which `user.verifyLogin` takes beside a proof. */
export interface SignInChallenge {
  /** Good for one sign-in, for a few minutes. */
  readonly challenge: string;
  /** Whether the account has an authenticator app, whose codes complete the sign-in. */
  readonly hasAuthenticator: boolean;
  /** Options to ask the browser for a passkey of the account; null for an account without passkeys. */
  readonly passkey: PasskeyRequest | null;
}
