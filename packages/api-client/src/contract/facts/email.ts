/** The rule of HTML for an address, with a domain of two labels at least: what a browser sends, mail takes. */
export const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.)+[a-zA-Z](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])$/;

/** The longest address that fits a mail's envelope (RFC 5321). */
export const EMAIL_MAX = 254;

/**
 * Returns an address as it is stored and compared: in lower case, its domain in ASCII ("info@होटल.भारत" is
 * "info@xn--c2b2bt6e.xn--h2brj9c"), so that one mailbox is one user however it is typed. Undefined for no address.
 */
export function emailOf(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const domain = asciiDomain(trimmed.slice(at + 1));
  const address = `${trimmed.slice(0, Math.max(at, 0))}@${domain}`.toLowerCase();
  return domain !== undefined && address.length <= EMAIL_MAX && EMAIL.test(address)
    ? address
    : undefined;
}

/** Characters that would end the name of a host in a URL, or be decoded there. */
const NO_DOMAIN = /[\s/?#:@%\\[\]<>^|]/u;

function asciiDomain(domain: string): string | undefined {
  if (domain === '' || domain.length > EMAIL_MAX || NO_DOMAIN.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}
