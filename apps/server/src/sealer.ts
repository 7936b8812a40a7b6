import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts texts that are stored, and decrypts them. */
export interface Sealer {
  /** Whether there is a key. Without one nothing can be sealed. */
  readonly canSeal: boolean;
  /** @param purpose what the text is for: it can be opened for that purpose alone. @throws Error without a key. */
  seal(text: string, purpose: string): string;
  /** Returns the text; undefined when it was sealed with a key that is not here, or for another purpose. */
  open(sealed: string, purpose: string): string | undefined;
  /** Whether a text was sealed with the current key. */
  isCurrent(sealed: string): boolean;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM with the keys of an installation. A sealed text says the id of its key, so that texts sealed with a
 * previous key can be read until they are sealed again.
 *
 * @param secrets the current secret first, then previous ones.
 */
export function createSealer(secrets: readonly string[]): Sealer {
  const keys = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'sealed settings', 32));
    return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) };
  });
  const [current] = keys;

  return {
    canSeal: current !== undefined,

    seal(text, purpose) {
      if (!current) throw new Error('There is no key to seal with.');
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.key, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(purpose));
      const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
      return `1.${current.id}.${Buffer.concat([bytes, cipher.getAuthTag()]).toString('base64url')}`;
    },

    open(sealed, purpose) {
      const [format, id, content = ''] = sealed.split('.');
      const key = keys.find((candidate) => candidate.id === id);
      if (format !== '1' || !key) return undefined;
      const bytes = Buffer.from(content, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const iv = bytes.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key.key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        // Changed, or sealed for something else.
        return undefined;
      }
    },

    isCurrent: (sealed) => sealed.split('.')[1] === current?.id,
  };
}

/** A sealed text, and how it is stored again. */
export interface SealedText {
  /** Its name in a report. */
  readonly name: string;
  readonly sealed: string;
  readonly purpose: string;
  readonly save: (sealed: string) => Promise<unknown>;
}

export interface Resealed {
  readonly resealed: number;
  /** The names of those that no key opens. */
  readonly unreadable: readonly string[];
}

/** Seals texts with the current key. Those that have it stay as they are. */
export async function resealAll(texts: readonly SealedText[], sealer: Sealer): Promise<Resealed> {
  const unreadable: string[] = [];
  let resealed = 0;
  for (const { name, sealed, purpose, save } of texts) {
    if (sealer.isCurrent(sealed)) continue;
    const text = sealer.open(sealed, purpose);
    if (text === undefined) {
      unreadable.push(name);
      continue;
    }
    await save(sealer.seal(text, purpose));
    resealed += 1;
  }
  return { resealed, unreadable };
}
