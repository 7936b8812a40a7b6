import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { notice, outbox } from '../../schema/index.ts';
import { ADMIN, databases, type Institute, ORIGIN, useTestApp } from '../../testing/app.ts';
import { stopAtNoon } from '../../testing/noon.ts';
import { type MailWorker, startMailWorker } from '../mail-worker.ts';
import { createMailer } from '../mailer.ts';

const { now } = stopAtNoon();
const HOUR = 3_600_000;

interface Message {
  readonly to: readonly string[];
  readonly raw: string;
}

/** A mail server on a port of its own, which keeps what it takes. */
function mailServer(messages: Message[], port = 0): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // It goes away at once, not when those who keep a connection to it have ended it.
    closeTimeout: 1,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        messages.push({ to, raw: Buffer.concat(parts).toString('latin1') });
        done();
      });
    },
  });
  return new Promise((listening) => {
    server.listen(port, '127.0.0.1', () => listening(server));
  });
}

function portOf({ server }: SMTPServer): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server listens.');
  return address.port;
}

const closed = (server: SMTPServer) => new Promise<void>((done) => server.close(() => done()));

describe.each(databases)('notices by SMTP on $kind', (database) => {
  const test = useTestApp(database);
  const messages: Message[] = [];
  let server: SMTPServer;
  let port = 0;
  let workers: readonly MailWorker[];
  let institute: Institute;
  let token = '';

  beforeAll(async () => {
    server = await mailServer(messages);
    port = portOf(server);
    const config = readConfig({
      SESSION_SECRET: 'x'.repeat(32),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PUBLIC_URL: ORIGIN,
      MAIL_FROM: 'billing@booking.example',
    });
    // Two workers, as on two servers.
    workers = [1, 2].map(() =>
      startMailWorker(test.db, createMailer(config), {
        ...test.config,
        origin: ORIGIN,
        roundMs: 0,
      }),
    );
  });
  afterAll(async () => {
    for (const worker of workers) await worker.stop();
    await closed(server);
  });
  beforeEach(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(token);
    await test.mail();
    messages.length = 0;
  });

  const deliver = () => Promise.all(workers.map((worker) => worker.deliver()));

  /** Charges the first period of the institute. */
  async function charge(): Promise<void> {
    const { body } = await test.call('GET', `/subscription?institution=${institute.id}`, { token });
    const { _id } = body.data.subscriptions[0];
    const answer = await test.call('PATCH', `/subscription/${_id}`, {
      token,
      body: { action: 'endTrial' },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }

  const logged = () => test.db.select().from(notice).where(eq(notice.institutionId, institute.id));

  it('have text, HTML and the PDF, a reply address and an id of their own', async () => {
    await charge();
    await deliver();
    const [message, ...others] = messages;
    expect(others).toEqual([]);
    const [row] = await logged();
    const { to = [], raw = '' } = message ?? {};
    expect(to).toEqual([row?.email]);
    expect(raw).toMatch(/^From: \S.* <billing@booking\.example>\r$/m);
    expect(raw).toMatch(/^Reply-To: \S+@\S+\r$/m);
    expect(raw).toContain(`Message-ID: <${row?.id}@booking.example>`);
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(raw).toContain('Content-Type: text/html; charset=utf-8');
    const file =
      /Content-Type: application\/pdf; name=(INV-\S+\.pdf)\r\n[\s\S]*?\r\n\r\n([\s\S]+?)\r\n--/.exec(
        raw,
      );
    expect(file?.[1]).toMatch(/^INV-/);
    expect(
      Buffer.from(file?.[2] ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('are neither lost nor doubled while the mail server is away for a day', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await closed(server);
    await charge();
    for (let hour = 0; hour < 26; hour += 1) {
      vi.setSystemTime(now.getTime() + hour * HOUR);
      await deliver();
    }
    expect(messages).toEqual([]);
    expect(await logged()).toMatchObject([{ status: 'Queued', sentAt: null }]);
    server = await mailServer(messages, port);
    vi.setSystemTime(now.getTime() + 27 * HOUR);
    await deliver();
    await deliver();
    expect(messages).toHaveLength(1);
    expect(await logged()).toMatchObject([{ status: 'Sent', sentAt: new Date() }]);
    expect(await test.db.select().from(outbox)).toEqual([]);
    vi.setSystemTime(now);
    write.mockRestore();
  });

  it('are noted as failed where no mail server takes them for days, and can be sent again', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await closed(server);
    await charge();
    // It was tried for days.
    await test.db.update(outbox).set({ tries: 99 });
    await deliver();
    expect(await logged()).toMatchObject([{ status: 'Failed', sentAt: null }]);
    expect(await test.db.select().from(outbox)).toEqual([]);
    write.mockRestore();
    server = await mailServer(messages, port);
    const [failed] = await logged();
    await test.call('POST', `/notice/${failed?.id}/resend`, { token });
    await deliver();
    expect(messages).toHaveLength(1);
  });
});
