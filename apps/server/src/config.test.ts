import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config/values.ts';
import { readConfig } from './config.ts';

const SECRET = { SESSION_SECRET: 'x'.repeat(32) };

describe('the settings', () => {
  it('have defaults for a machine of one’s own', () => {
    const config = readConfig(SECRET);
    expect(config).toMatchObject({
      port: 4000,
      host: null,
      sampleData: 'small',
      production: false,
      accessTokenSeconds: 600,
      sessionIdleSeconds: 3600,
      sessionAbsoluteSeconds: 28_800,
      refreshGraceSeconds: 30,
      resetLinkSeconds: 1800,
      invitationSeconds: 7 * 86_400,
      publicUrl: null,
      smtpUrl: null,
      allowedOrigins: [],
      trustedProxies: [],
      subApps: { hospitality: null, event: null },
    });
    expect(config.database).toMatchObject({ kind: 'pglite' });
  });

  it('never allow sample data in production, and ask for a secret there', () => {
    const production = { NODE_ENV: 'production', SAMPLE_DATA: 'on' };
    expect(readConfig({ ...production, ...SECRET }).sampleData).toBeNull();
    expect(() => readConfig(production)).toThrow('SESSION_SECRET');
  });

  it('fill no database that others can reach, unless they say so', () => {
    const sampleOf = (env: object) => readConfig({ ...SECRET, ...env }).sampleData;
    for (const HOST of ['', 'localhost', '127.0.0.1', '::1'])
      expect(sampleOf({ HOST })).toBe('small');
    for (const HOST of ['0.0.0.0', '::', '10.0.0.7', 'booking.example']) {
      expect(sampleOf({ HOST })).toBeNull();
      expect(sampleOf({ HOST, SAMPLE_DATA: 'on' })).toBe('small');
      expect(sampleOf({ HOST, SAMPLE_DATA: 'large' })).toBe('large');
    }
  });

  it('send nothing to private addresses in production, unless they say so', () => {
    const production = { ...SECRET, NODE_ENV: 'production' };
    expect(readConfig(SECRET).allowsPrivate).toBe(true);
    expect(readConfig(production).allowsPrivate).toBe(false);
    expect(readConfig({ ...production, PRIVATE_ADDRESSES: 'on' }).allowsPrivate).toBe(true);
    expect(readConfig({ ...SECRET, PRIVATE_ADDRESSES: 'off' }).allowsPrivate).toBe(false);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '4000x'],
    ['ACCESS_TOKEN_SECONDS', '-1'],
    ['SESSION_IDLE_SECONDS', '600'],
    ['SAMPLE_DATA', 'perhaps'],
    ['PRIVATE_ADDRESSES', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
    ['WORKERS', '0'],
    ['WORKERS', '2'],
    ['METRICS_PORT', 'yes'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SESSION_SECRET', 'short'],
    ['RESET_LINK_SECONDS', '5'],
    ['PUBLIC_URL', 'http://elsewhere.example'],
    ['PUBLIC_URL', 'https://booking.example/console'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://mail.example'],
    ['MAIL_FROM', 'Booking <desk@booking.example>'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://stay.example.in/'],
    ['ALLOWED_ORIGINS', 'https://stay.example.in,null'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['CONTACT_URL', 'http://elsewhere.example'],
    ['CONTACT_URL', 'https://mail.example/without-ids'],
    ['CONTACT_TO', 'the desk'],
    ['MAP_URL', 'javascript:alert(1)'],
    ['SUB_APP_EVENT_URL', 'http://elsewhere.example'],
    ['SUB_APP_HOSPITALITY_URL', 'javascript:alert(1)'],
  ])('refuse %s=%s by name', (name, value) => {
    const read = () => readConfig({ ...SECRET, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(name);
  });

  it('take enquiries here, in production only when someone is to get them', () => {
    const production = { ...SECRET, NODE_ENV: 'production' };
    expect(readConfig(SECRET).contact?.url).toBe('/contact/send-form');
    expect(readConfig(production).contact).toBeNull();
    const named = { ...production, CONTACT_TO: 'desk@booking.example' };
    expect(readConfig(named)).toMatchObject({
      contact: { url: '/contact/send-form' },
      contactTo: 'desk@booking.example',
    });
  });

  it('never repeat an address that may hold a password', () => {
    const read = () => readConfig({ ...SECRET, DATABASE_URL: 'mysql://me:hidden@host/x' });
    expect(read).toThrow(/^(?!.*hidden)/);
  });
});

describe('the table of settings in docs/operations.md', () => {
  const file = path.resolve(import.meta.dirname, '../../../docs/operations.md');
  const rows = [...readFileSync(file, 'utf8').matchAll(/^\| `([A-Z_]+)` \| (.*?) ?\|/gm)];
  const documented = rows.map(([, name = '', fallback = '']) => ({ name, fallback }));

  it('has every setting that is read, and no other', () => {
    const read = new Set<string>();
    const env = new Proxy<Record<string, string>>(
      { ...SECRET, METRICS_PORT: '0' },
      {
        get(target, name) {
          read.add(String(name));
          return target[String(name)];
        },
      },
    );
    readConfig(env);
    expect(documented.map(({ name }) => name).sort()).toEqual([...read].sort());
  });

  const plain = documented.filter(({ fallback }) => /^[\w.]+$/.test(fallback));
  it.each(plain)('tells the default of $name: $fallback', ({ name, fallback }) => {
    const env = name === 'METRICS_HOST' ? { ...SECRET, METRICS_PORT: '0' } : SECRET;
    expect(readConfig({ ...env, [name]: fallback })).toEqual(readConfig(env));
  });
});

describe('the secret that is kept with the data', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'booking-config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made once, in a folder for this user only', () => {
    const DATA_DIR = path.join(folder, 'data');
    const { sessionSecret } = readConfig({ DATA_DIR });
    expect(sessionSecret).toHaveLength(43);
    expect(readConfig({ DATA_DIR }).sessionSecret).toBe(sessionSecret);
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  });

  it('is read where it is, on a disk that has no room for another', () => {
    const { sessionSecret } = readConfig({ DATA_DIR: folder });
    // Where the new one would be written first.
    mkdirSync(path.join(folder, `secret.${process.pid}`));
    expect(readConfig({ DATA_DIR: folder }).sessionSecret).toBe(sessionSecret);
  });

  it('refuses what a full disk has left of it', () => {
    writeFileSync(path.join(folder, 'secret'), '');
    const read = () => readConfig({ DATA_DIR: folder });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('damaged');
  });
});
