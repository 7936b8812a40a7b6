import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { portSaidBy } from './port-said-by.ts';

const form = /^Port (\d+)\.$/m;
const run = (program: string) =>
  spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });

it('is the port that a server has been given', async () => {
  const server = run(`
    const server = require('node:http').createServer((_, answer) => answer.end('here'));
    server.listen(0, '127.0.0.1', () => {
      process.stdout.write('Port ');
      setImmediate(() => console.log(server.address().port + '.'));
    });`);
  const port = await portSaidBy(server, form);
  const answer = await fetch(`http://127.0.0.1:${port}`);
  expect(await answer.text()).toBe('here');
  server.kill();
  await once(server, 'exit');
});

it('is none of a server that ends before, which says why', async () => {
  await expect(portSaidBy(run("console.log('no room')"), form)).rejects.toThrow('no room');
});
