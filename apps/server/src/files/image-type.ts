/** How the bytes of a picture begin, in hex. What a browser or a file name calls it is not believed. */
const SIGNATURES: readonly { readonly type: string; readonly pattern: RegExp }[] = [
  { type: 'image/png', pattern: /^89504e470d0a1a0a/ },
  { type: 'image/jpeg', pattern: /^ffd8ff/ },
  // "RIFF", the length, "WEBPVP8".
  { type: 'image/webp', pattern: /^52494646.{8}57454250565038/ },
];

const LONGEST = 16;

/** The type of a PNG, JPEG or WebP picture by its first bytes, else undefined. */
export function imageType(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, LONGEST)).toString('hex');
  return SIGNATURES.find(({ pattern }) => pattern.test(head))?.type;
}
