import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

const PASSWORD = 'lotus pond at six';

describe('a stored password', () => {
  it('is argon2id at the cost that OWASP asks for, salted again each time', async () => {
    const [firstHash, secondHash] = await Promise.all([
      hashPassword(PASSWORD),
      hashPassword(PASSWORD),
    ]);
    expect(firstHash).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(secondHash).not.toBe(firstHash);
    expect(await verifyPassword(firstHash, PASSWORD)).toBe(true);
    expect(await verifyPassword(firstHash, `${PASSWORD} `)).toBe(false);
    expect(await verifyPassword(null, PASSWORD)).toBe(false);
    expect(isOutdated(firstHash)).toBe(false);
  });

  it('is the same however a keyboard composes its characters', async () => {
    const stored = await hashPassword('café au lait at six'.normalize('NFD'));
    expect(await verifyPassword(stored, 'café au lait at six'.normalize('NFC'))).toBe(true);
  });

  it('is read at the cost that it was written with, and known to be outdated', async () => {
    // Made by the reference implementation, at a lower cost.
    const cheap =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await verifyPassword(cheap, 'password')).toBe(true);
    expect(isOutdated(cheap)).toBe(true);
  });

  it('that is damaged is an error, not a wrong password', async () => {
    await expect(verifyPassword('$2b$10$abc', PASSWORD)).rejects.toThrow('form');
  });
});
