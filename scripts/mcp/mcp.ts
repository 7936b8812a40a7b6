import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { root } from '../command/command.ts';
import { untilServed } from '../command/until-served.ts';

/** Texts that the responses must contain: names of the list, and props that the page of a component has. */
const expected = [
  { tool: 'docs-list', args: {}, says: ['(actions-button)', '(forms-combobox)'] },
  { tool: 'docs-show', args: { id: 'actions-button' }, says: ['isLoading', 'disabledReason'] },
] as const;

/** A program asks the Storybook of `npm run storybook` for the components, and for the page of one. */
export const mcp: Check = {
  name: 'mcp',
  title: 'the Storybook in development answers programs by the Model Context Protocol',
  async run() {
    const port = await freePort();
    const server = spawn(
      path.join(root, 'node_modules/.bin/storybook'),
      ['dev', '--port', String(port), '--exact-port', '--host', '127.0.0.1', '--ci', '--no-open'],
      { cwd: root, stdio: 'ignore' },
    );
    try {
      return judged(await problemsOf(`http://127.0.0.1:${port}`, server));
    } finally {
      server.kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    }
  },
};

async function problemsOf(origin: string, server: ChildProcess): Promise<string[]> {
  await untilServed(`${origin}/index.json`, server);
  const problems: string[] = [];
  for (const { tool, args, says } of expected) {
    const answer = await ask(`${origin}/mcp`, tool, args);
    const missing = says.filter((words) => !answer.includes(words));
    if (missing.length === 0) continue;
    problems.push(
      `.storybook/main.ts: ${tool} of @storybook/addon-mcp doesn’t say ${missing.join(', ')}, but: ${answer.slice(0, 500)}`,
    );
  }
  return problems;
}

async function ask(address: string, tool: string, args: object): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: tool, arguments: args },
    }),
  });
  return response.text();
}

/** Storybook can't be given the port 0. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  if (bound === null || typeof bound === 'string') throw new Error('There is no free port.');
  return bound.port;
}
