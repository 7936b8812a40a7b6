import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { COMPILED_QUICKLY, end, startChild } from '../testing/child.ts';
import { copyPrepared } from '../testing/prepared.ts';

const COMMAND = path.join(import.meta.dirname, 'command.ts');
const PASSWORD = 'seven green rivers';

describe('npm run create-admin', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'booking-admin-'));
  copyPrepared('base', path.join(dataDir, 'db'));
  const home = { DATA_DIR: dataDir, NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(40) };
  const admin = {
    ADMIN_EMAIL: 'Asha@platform.example',
    ADMIN_FIRST_NAME: 'Asha',
    ADMIN_LAST_NAME: 'Mehta',
    ADMIN_PASSWORD: PASSWORD,
  };
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function run(change: Record<string, string> = {}) {
    const { PATH = '', NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, [COMPILED_QUICKLY, COMMAND], {
      env: { PATH, NODE_COMPILE_CACHE, ...home, ...admin, ...change },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    const [code] = await once(child, 'close');
    expect(output).not.toContain(PASSWORD);
    return { code, lines: output.trim().split('\n') };
  }

  it('says everything that is missing or wrong, a line each, and makes nothing', async () => {
    const { code, lines } = await run({
      ADMIN_EMAIL: 'nowhere',
      ADMIN_FIRST_NAME: '',
      ADMIN_PASSWORD: 'short',
    });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^ADMIN_FIRST_NAME: /),
      'ADMIN_EMAIL: Enter a valid email address.',
      expect.stringMatching(/^ADMIN_PASSWORD: .*12/),
    ]);
  });

  it('takes no password that is someone’s own name', async () => {
    const { code, lines } = await run({ ADMIN_PASSWORD: 'asha@platform.example' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^ADMIN_PASSWORD: /)]);
  });

  it('makes a Super Admin on an empty database, who can sign in, and no second one of the address', async () => {
    expect(await run()).toEqual({
      code: 0,
      lines: ['asha@platform.example can sign in as Super Admin.'],
    });
    const again = await run({ ADMIN_FIRST_NAME: 'Else', ADMIN_PASSWORD: 'eight blue mountains' });
    expect(again.code).toBe(1);
    expect(again.lines).toEqual([
      expect.stringMatching(
        /^asha@platform\.example already has an account: Asha Mehta, Super Admin\./,
      ),
    ]);
    const child = await startChild({ ...home, PORT: '0' });
    const login = (password: string) =>
      fetch(`${child.origin}/api/v1/user/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'asha@platform.example', password }),
      });
    expect((await login(PASSWORD)).status).toBe(200);
    expect((await login('eight blue mountains')).status).toBe(400);
    // The running product owns the embedded database, and says so.
    const locked = await run({ ADMIN_EMAIL: 'other@platform.example' });
    expect(locked.code).toBe(1);
    expect(locked.lines).toEqual([expect.stringContaining('already in use')]);
    await end(child, 'SIGTERM');
  });
});
