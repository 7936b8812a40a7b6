import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inRequest, logLine, readableLine, redactInLog } from './log.ts';
import { loggedPath } from './redact.ts';

describe('the events to set alerts for in docs/operations.md', () => {
  const guide = path.resolve(import.meta.dirname, '../../../docs/operations.md');
  const [, list = ''] = /Set alerts for (.*)$/m.exec(readFileSync(guide, 'utf8')) ?? [];
  const named = [...list.matchAll(/`([\w.-]+)`/g)].map(([, event = '']) => event);
  const files = globSync('**/*.ts', { cwd: import.meta.dirname });
  const product = files.filter((file) => !/\.test\.ts$|^testing/.test(file));
  const source = product
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('');

  it.each(named)('%s is one that is logged', (event) => {
    expect(source).toMatch(new RegExp(`log\\([^;]*'${event}'`));
  });
});

describe('the log', () => {
  it('writes one line of JSON an event', () => {
    const line = logLine('info', 'request', { path: '/x\ny' });
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ level: 'info', event: 'request', path: '/x\ny' });
  });

  it('names the request in whatever is logged while it is answered, and in nothing else', async () => {
    const lines = await Promise.all(
      ['one', 'two'].map((id) =>
        inRequest(id, async () => {
          await new Promise(setImmediate);
          return JSON.parse(logLine('warn', 'x', {}));
        }),
      ),
    );
    expect(lines.map((line) => line.requestId)).toEqual(['one', 'two']);
    expect(JSON.parse(logLine('warn', 'x', {}))).not.toHaveProperty('requestId');
  });

  it('tells the cause of an error', () => {
    const error = new Error('outer', { cause: new Error('inner') });
    expect(logLine('error', 'x', { error })).toContain('inner');
  });

  it('reads well in a terminal: one line, and stacks below it', () => {
    const error = new Error('no room\nat all', { cause: new Error('inner') });
    const [head, ...below] = readableLine('warn', 'disk.full', { tries: 1, left: 0, error }).split(
      '\n',
    );
    expect(head).toMatch(
      /^\d\d:\d\d:\d\d\.\d{3} warn {2}disk\.full tries=1 left=0 error=no room at all$/,
    );
    expect(below.join('\n')).toContain('log.test.ts');
    expect(below.join('\n')).toContain('Error: inner');
  });
});

describe('what the log never tells', () => {
  const canary = 'canary-0123456789';

  it.each([
    'authorization',
    'refreshToken',
    'accessToken',
    'password',
    'currentPassword',
    'token',
    'Cookie',
    'set-cookie',
    'sessionSecret',
    'passwordHash',
    'html',
    'text',
  ])('what stands under %s, however deep', (key) => {
    expect(logLine('warn', 'x', { a: [{ [key]: canary }] })).not.toContain(canary);
    expect(logLine('warn', 'x', { a: { [key]: { b: [canary] } } })).not.toContain(canary);
  });

  it.each([
    `Authorization was Bearer ${canary}`,
    `https://events.example/?lg=1&refreshToken=${canary}&x=1`,
    `postgres://booking:${canary}@db.example/booking`,
    `$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$${canary}`,
    `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx${canary}.${canary}`,
    `token ${'aA3_-'.repeat(8)}aA3`,
  ])('what looks like a secret inside a text: %s', (text) => {
    const line = logLine('error', 'x', { error: new Error(text, { cause: new Error(text) }) });
    expect(line).not.toContain(canary);
    expect(line).not.toContain('aA3_-');
    expect(line).toContain('[redacted]');
  });

  it('what the request has brought, whatever its form', () => {
    const line = inRequest('one', () => {
      redactInLog('my cat is called Tiger', undefined, null, '');
      return logLine('error', 'x', { error: new Error('odd: "my cat is called Tiger".') });
    });
    expect(line).not.toContain('Tiger');
  });

  it('the values that a failed query carried', () => {
    const cause = new Error('connection lost');
    const error = new DrizzleQueryError('insert into app_user', [canary, `hash\n${canary}`], cause);
    const line = logLine('error', 'x', { error });
    expect(line).not.toContain(canary);
    expect(line).toContain('insert into app_user');
    expect(line).toContain('log.test.ts');
    expect(line).toContain('connection lost');
  });

  it.each([
    ['/api/v1/institution/0123456789abcdef01234567/change-status', undefined],
    ['/api/v1/user/generate-password/Zx81_some-Token-0123', '/api/v1/user/generate-password/*'],
    ['/api/v1/%0a%00/..', '/api/v1/*/*'],
  ])('parts of a path that are no words: %s', (path, shown = path) => {
    expect(loggedPath(path)).toBe(shown);
  });
});
