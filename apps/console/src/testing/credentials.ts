import { CREDENTIAL_ID } from './two-factor-calls.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** What the browser returns for the passkey of a story, which no device has made: the mock server checks its id alone. */
function credential(response: object) {
  const rawId = bytes(atob(CREDENTIAL_ID));
  const own = { id: CREDENTIAL_ID, rawId, type: 'public-key', authenticatorAttachment: 'platform' };
  return Object({ ...own, response, getClientExtensionResults: () => ({}) });
}

/** Of `navigator.credentials.create`. */
export const madeCredential = () =>
  credential({
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('{}'),
    getTransports: () => ['internal'],
  });

/** Of `navigator.credentials.get`. */
export const signedCredential = () =>
  credential({
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('{}'),
    signature: bytes('{}'),
  });
