import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A template as Meta's documentation shows it. */
export interface MetaTemplate {
  readonly name: string;
  readonly language: string;
  readonly status: string;
  readonly category: string;
  readonly [more: string]: unknown;
}

/** Stands in for the Graph API, as long as a test runs. */
export interface MetaServer {
  readonly url: string;
  /** Requests since the last `clear`, with the token. */
  readonly requests: { readonly path: string; readonly authorization: string | undefined }[];
  /** Returns these templates, in pages. */
  serve(templates: readonly MetaTemplate[], pageSize?: number): void;
  /** Returns an error of the Graph API. */
  fail(status: number, code: number, headers?: Readonly<Record<string, string>>): void;
  answer(how: Answer): void;
  close(): Promise<void>;
}

export async function startMetaServer(): Promise<MetaServer> {
  const requests: MetaServer['requests'] = [];
  let answer: Answer = (_request, response) => send(response, 200, { data: [] });
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization });
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v23.0`;
  return {
    url,
    requests,
    serve(templates, pageSize = 100) {
      answer = (request, response) => {
        const { searchParams, pathname } = new URL(request.url ?? '', url);
        const start = Number(searchParams.get('after') ?? 0);
        const end = start + pageSize;
        const isLast = end >= templates.length;
        send(response, 200, {
          data: templates
            .slice(start, end)
            .map((template, at) => ({ id: String(start + at), ...template })),
          paging: {
            cursors: { before: String(start), after: String(end) },
            ...(!isLast && { next: `https://elsewhere.example${pathname}?after=${end}` }),
          },
        });
      };
    },
    fail(status, code, headers = {}) {
      const error = { message: 'A message.', type: 'OAuthException', code, fbtrace_id: 'x' };
      answer = (_request, response) => send(response, status, { error }, headers);
    },
    answer(how) {
      answer = how;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
