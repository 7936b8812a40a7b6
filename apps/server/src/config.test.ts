import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const SECRET = { SESSION_SECRET: 'x'.repeat(32) };

describe('the settings', () => {
  it('have defaults for a machine of one’s own', () => {
    const config = readConfig(SECRET);
    expect(config).toMatchObject({
      port: 4000,
      host: null,
      sampleData: true,
      production: false,
      accessTokenSeconds: 600,
      sessionIdleSeconds: 3600,
      sessionAbsoluteSeconds: 28_800,
      refreshGraceSeconds: 30,
      subApps: { hospitality: null, event: null },
    });
    expect(config.database).toMatchObject({ kind: 'pglite' });
  });

  it('never allow sample data in production, and ask for a secret there', () => {
    const production = { NODE_ENV: 'production', SAMPLE_DATA: 'on' };
    expect(readConfig({ ...production, ...SECRET }).sampleData).toBe(false);
    expect(() => readConfig(production)).toThrow('SESSION_SECRET');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '4000x'],
    ['ACCESS_TOKEN_SECONDS', '-1'],
    ['SAMPLE_DATA', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SESSION_SECRET', 'short'],
    ['SUB_APP_EVENT_URL', 'http://elsewhere.example'],
    ['SUB_APP_HOSPITALITY_URL', 'javascript:alert(1)'],
  ])('refuse %s=%s by name', (name, value) => {
    const read = () => readConfig({ ...SECRET, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(name);
  });

  it('never repeat an address that may hold a password', () => {
    const read = () => readConfig({ ...SECRET, DATABASE_URL: 'mysql://me:hidden@host/x' });
    expect(read).toThrow(/^(?!.*hidden)/);
  });
});
