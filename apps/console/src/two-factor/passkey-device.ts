/** Loads what speaks with passkeys: a chunk of its own, for the few who wait for it. */
export const loadPasskeys = () => import('@simplewebauthn/browser');

/** Whether the browser knows passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Why a device made or used no passkey; undefined for an error that it has nothing to do with. */
export function deviceProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  switch (error.name) {
    case 'InvalidStateError':
      return 'This device already has a passkey of your account.';
    // Browsers report all of these alike: the user said no, the device has no passkey, it took too long.
    case 'NotAllowedError':
    case 'AbortError':
      return 'No passkey was used. Try again.';
    case 'SecurityError':
    case 'NotSupportedError':
    case 'ConstraintError':
      return 'This device can’t use a passkey here.';
    default:
      return undefined;
  }
}
