import { CREDENTIAL_ID } from './two-factor-calls.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** A passkey of a story as the browser returns it. No device has made it: the mock server checks its id alone. */
function credential(response: object) {
  const rawId = bytes(atob(CREDENTIAL_ID));
  const own = { id: CREDENTIAL_ID, rawId, type: 'public-key', authenticatorAttachment: 'platform' };
  return Object({ ...own, response, getClientExtensionResults: () => ({}) });
}

/** Result of `navigator.credentials.create`. */
export const madeCredential = () =>
  credential({
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('{}'),
    getTransports: () => ['internal'],
  });

/** Result of `navigator.credentials.get`. */
export const signedCredential = () =>
  credential({
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('{}'),
    signature: bytes('{}'),
  });
