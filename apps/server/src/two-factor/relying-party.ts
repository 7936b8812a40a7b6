/** Where passkeys are good: at the public address of the product, and nowhere else. */
export interface RelyingParty {
  /** The host to which browsers bind a passkey. */
  readonly id: string;
  readonly origin: string;
}

/** @param origin What the public addresses of the product begin with. */
export function relyingPartyOf(origin: string): RelyingParty {
  return { id: new URL(origin).hostname, origin };
}
