import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { logLine } from './log.ts';

describe('the log', () => {
  it('writes one line of JSON an event', () => {
    const line = logLine('info', 'request', { path: '/x\ny' });
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ level: 'info', event: 'request', path: '/x\ny' });
  });

  it.each(['authorization', 'refreshToken', 'accessToken', 'password', 'token', 'Cookie'])(
    'never writes what stands under %s, however deep',
    (key) => {
      expect(logLine('warn', 'x', { a: [{ [key]: 'canary' }] })).not.toContain('canary');
    },
  );

  it('tells the cause of an error', () => {
    const error = new Error('outer', { cause: new Error('inner') });
    expect(logLine('error', 'x', { error })).toContain('inner');
  });

  it('tells which query failed, but not the values that it carried', () => {
    const cause = new Error('connection lost');
    const error = new DrizzleQueryError('insert into app_user', ['canary', 'hash\ncanary'], cause);
    const line = logLine('error', 'x', { error });
    expect(line).not.toContain('canary');
    expect(line).toContain('insert into app_user');
    expect(line).toContain('log.test.ts');
    expect(line).toContain('connection lost');
  });
});
