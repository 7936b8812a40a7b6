import { codes, LOGIN_MESSAGE } from '@booking/api-client/contract';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { BODY_MAX_BYTES } from '../../http/input.ts';
import { ADMIN, type TestApp } from '../app.ts';
import type { ContractCall } from '../calls.ts';
import { fingerprint } from '../fingerprint.ts';
import type { IdsInside } from '../ids-inside.ts';
import { type Attempt, attemptsAt } from './attempts.ts';

/** A request without a response by then hangs: the database ends its statements long before, on any machine. */
const ANSWER_WITHIN_MS = 60_000;

/** Tables in which a refused request may be noted. */
const NOTES_OF_REFUSALS = ['throttle', 'security_event'];

/** Traces of the implementation, which no response may contain. */
const INSIDES =
  /node_modules|\.ts:\d|\bat \w+ \(|drizzle|\b(select|insert into|update) "|argon2|ECONN/i;

interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Fuzz {
  /** The same seed sends the same requests. */
  readonly seed: number;
  readonly requests: number;
  /** Ids that exist, of the kind that the call takes. */
  readonly ids: readonly string[];
  /** Ids that exist, by their kind, for the inside of a request. */
  readonly inside: IdsInside;
  /** The product, or one with a fault. */
  readonly ask: TestApp['app']['request'];
}

/**
 * Sends a call requests that are good, odd, spoilt and broken.
 *
 * @throws at the first response that no request may get, with the request.
 */
export async function fuzzCall(
  test: TestApp,
  call: ContractCall,
  { seed, requests, ids, inside, ask }: Fuzz,
): Promise<void> {
  let token = '';
  let before = await settled();
  await fc.assert(
    fc.asyncProperty(attemptsAt(call, ids, inside), async (attempt) => {
      const got = await send(attempt);
      expect(got.status, got.text).toBeLessThan(500);
      expect(got.text).not.toMatch(INSIDES);
      expect(got.headers.get('cache-control')).toBe('no-store');
      expect(got.headers.get('x-content-type-options')).toBe('nosniff');
      const refusal = got.status >= 400 ? refusalIn(got) : undefined;
      if (attempt.spoilt !== undefined) checkSpoilt(call, attempt, refusal);
      if (refusal) expect(await stored()).toEqual(before);
      // An accepted one has changed something, the session perhaps.
      else before = await settled();
    }),
    { seed, numRuns: requests, endOnFailure: true },
  );

  async function send({ method, path, headers: sent, body }: Attempt): Promise<Got> {
    const headers = new Headers({ Authorization: `Bearer ${token}` });
    const form = body instanceof FormData ? new Response(body) : undefined;
    if (form) headers.set('Content-Type', form.headers.get('content-type') ?? '');
    for (const [name, value] of sent) headers.set(name, value);
    // Sent as bytes: a stream of Node's own that is not read to its end fails outside of any request.
    const bytes = form ? new Uint8Array(await form.arrayBuffer()) : body;
    const answer = await within(
      ANSWER_WITHIN_MS,
      ask(
        `http://localhost${path}`,
        { method, headers, ...(bytes !== undefined && { body: bytes }) },
        { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
      ),
    );
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  function stored() {
    return fingerprint(test.db, NOTES_OF_REFUSALS);
  }

  /**
   * Returns the stored rows once the email is out and the session lives, its first call behind it: that one is noted.
   */
  async function settled(): Promise<Awaited<ReturnType<typeof stored>>> {
    if ((await test.call('GET', '/user/me', { token })).status === 401) {
      token = (await test.signIn(ADMIN)).accessToken;
      await test.call('GET', '/user/me', { token });
    }
    await test.mail();
    return stored();
  }
}

/** The largest failure without a document, whatever was sent. */
const REFUSAL_MAX_BYTES = 8192;

const refusal = z.strictObject({
  status: z.enum(['fail', 'error']),
  code: z.enum(Object.keys(codes) as [keyof typeof codes]),
  message: z.string().check(z.minLength(3)),
  errors: z.optional(
    z.array(
      z.strictObject({
        path: z.string(),
        code: z.string().check(z.minLength(1)),
        message: z.string().check(z.minLength(3)),
      }),
    ),
  ),
  requestId: z.uuid(),
  data: z.optional(z.unknown()),
  changed: z.optional(
    z.strictObject({
      at: z.iso.datetime(),
      by: z.nullable(z.strictObject({ _id: z.string(), name: z.string().check(z.minLength(1)) })),
    }),
  ),
});
type Refused = z.infer<typeof refusal>;

/** Checks that the response is a failure of the contract. */
function refusalIn({ status, headers, text }: Got): Refused {
  const refused = z.parse(refusal, JSON.parse(text));
  expect(status).toBe(codes[refused.code].status);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(refused.requestId).toBe(headers.get('x-request-id'));
  if (refused.data === undefined) expect(text.length).toBeLessThan(REFUSAL_MAX_BYTES);
  if (refused.changed !== undefined) expect(refused.code).toBe('VERSION_CONFLICT');
  if (refused.code === 'LOGIN_REQUIRED') expect(refused.message).toBe(LOGIN_MESSAGE);
  if (['VALIDATION', 'INVALID_QUERY'].includes(refused.code))
    expect(refused.errors).not.toHaveLength(0);
  return refused;
}

/** A body whose one bad field the schema refuses is refused for that field. */
function checkSpoilt(call: ContractCall, attempt: Attempt, refused: Refused | undefined): void {
  const { body: schema } = call.schema;
  if (!schema || typeof attempt.body !== 'string' || attempt.spoilt === undefined) return;
  const read = z.safeParse(schema, JSON.parse(attempt.body));
  if (read.success) return;
  // A body this large is not read at all where no one is signed in.
  if (refused?.code === 'TOO_LARGE') {
    expect(Buffer.byteLength(attempt.body)).toBeGreaterThan(BODY_MAX_BYTES.anybody);
    return;
  }
  expect(refused?.code).toBe('VALIDATION');
  const blamed = read.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : issue.path.join('.'),
  );
  const where = attempt.spoilt;
  // Only where the rest of the body was good is the spoilt field the one to blame.
  const isOnly = blamed.every((path) => path.startsWith(where) || where.startsWith(path));
  const named = refused?.errors?.map(({ path }) => path) ?? [];
  if (isOnly)
    expect(named.some((path) => path.startsWith(where) || where.startsWith(path))).toBe(true);
}

async function within<T>(ms: number, work: T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`There was no answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
