import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './databases.ts';

/** An HAProxy before several servers, which asks each whether it is ready. */
export interface Balancer {
  readonly origin: string;
  /** The servers that it sends requests to now, by their names. */
  serving(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** The header in which it says which server has answered. */
export const SERVED_BY = 'x-served-by';

/** The one that `HAPROXY` names, or the first on the path; undefined where there is none. */
export function findProxy(): string | undefined {
  const { HAPROXY, PATH = '' } = process.env;
  const folders = [...PATH.split(path.delimiter), '/usr/sbin'];
  return HAPROXY ?? folders.map((dir) => path.join(dir, 'haproxy')).find(existsSync);
}

/** Starts one before servers of this machine, by their names and ports. It sends no request twice. */
export async function startProxy(
  program: string,
  servers: ReadonlyMap<string, number>,
): Promise<Balancer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-proxy-'));
  const [port, statsPort] = [await freePort(), await freePort()];
  const settings = path.join(folder, 'haproxy.cfg');
  const lines = [
    'defaults',
    '  mode http',
    '  timeout connect 5s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  retries 0',
    'frontend product',
    `  bind 127.0.0.1:${port}`,
    '  default_backend servers',
    'backend servers',
    '  balance roundrobin',
    '  option forwardfor',
    '  option httpchk',
    '  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost',
    `  http-response set-header ${SERVED_BY} %s`,
    '  default-server check inter 200ms fall 2 rise 1',
    ...[...servers].map(([name, to]) => `  server ${name} 127.0.0.1:${to}`),
    'frontend stats',
    `  bind 127.0.0.1:${statsPort}`,
    '  stats enable',
    '  stats uri /',
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  const child = spawn(program, ['-db', '-f', settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const serving = async () => {
    const page = await (await fetch(`http://127.0.0.1:${statsPort}/;csv`)).text();
    const rows = page.split('\n').map((line) => line.split(','));
    return rows.flatMap(([group, name = '', ...row]) =>
      group === 'servers' && servers.has(name) && row.some((cell) => cell.startsWith('UP'))
        ? [name]
        : [],
    );
  };
  for (let isThere = false; !isThere; ) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended: ${said}`);
    isThere = await serving().then(
      () => true,
      () => false,
    );
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    serving,
    async stop() {
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
