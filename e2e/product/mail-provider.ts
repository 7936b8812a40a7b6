import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A form as the provider got it. */
export interface ReceivedForm {
  readonly method: string;
  readonly contentType: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Answer = (response: ServerResponse) => void;

/** A mailing provider of another origin, which responds as a test wants. */
export interface MailProvider {
  readonly url: string;
  readonly received: readonly ReceivedForm[];
  /** Its response from now on. */
  answers: Answer;
  close(): Promise<void>;
}

const FROM_ANYWHERE = { 'Access-Control-Allow-Origin': '*' };

/** Responses to choose from. */
export const answers = {
  text:
    (status: number, text: string, headers: Record<string, string> = FROM_ANYWHERE): Answer =>
    (response) => {
      response.writeHead(status, headers).end(text);
    },
  /** The status at once, its text never. */
  slowBytes:
    (status: number): Answer =>
    (response) => {
      response.writeHead(status, FROM_ANYWHERE).write('O');
    },
  nothing: (() => {}) satisfies Answer,
  brokenLine: ((response) => response.destroy()) satisfies Answer,
  notForThisOrigin: ((response) => response.writeHead(200).end('OK')) satisfies Answer,
  elsewhere: ((response) =>
    response.writeHead(302, { ...FROM_ANYWHERE, Location: '/elsewhere' }).end()) satisfies Answer,
};

/** Starts one on this machine. */
export async function startMailProvider(): Promise<MailProvider> {
  const received: ReceivedForm[] = [];
  let answer: Answer = answers.text(200, 'OK');
  const server = createServer(async (request, response) => {
    if (request.url === '/elsewhere') return answers.text(200, 'OK')(response);
    received.push(await formOf(request));
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/v1.0/email/send-form`,
    received,
    set answers(next: Answer) {
      answer = next;
      received.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function formOf(request: IncomingMessage): Promise<ReceivedForm> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const contentType = request.headers['content-type'] ?? '';
  const form = await new Response(Buffer.concat(chunks), {
    headers: { 'Content-Type': contentType },
  }).formData();
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return { method: request.method ?? '', contentType, fields };
}
