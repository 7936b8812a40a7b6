import {
  type Attributes,
  INVALID_SPAN_CONTEXT,
  type Span,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, databases, PASSWORD, useTestApp } from './testing/app.ts';
import { inSpan } from './tracing.ts';

interface Ended {
  readonly name: string;
  readonly attributes: Attributes | undefined;
  readonly code: SpanStatusCode;
}

const ended: Ended[] = [];

/** A span that notes how it has ended, and nothing else of an SDK. */
const startSpan: Tracer['startSpan'] = (name, options) => {
  let code = SpanStatusCode.UNSET;
  const span: Span = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
  return Object.assign(span, {
    setStatus(status: { readonly code: SpanStatusCode }) {
      code = status.code;
      return span;
    },
    end: () => void ended.push({ name, attributes: options?.attributes, code }),
  });
};

function startActiveSpan(name: string, ...rest: unknown[]): unknown {
  const [options] = rest;
  const work = rest.at(-1);
  if (typeof work !== 'function') throw new Error('A span has work.');
  return work(startSpan(name, Object(options)));
}

beforeAll(() => {
  trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan, startActiveSpan }) });
});
beforeEach(() => {
  ended.length = 0;
});
afterAll(() => trace.disable());

describe.each(databases)('traces on $kind', (database) => {
  const test = useTestApp(database);

  it('have a span for each call, with the id of its request and nothing that was sent', async () => {
    const body = { email: ADMIN, password: PASSWORD };
    const { headers } = await test.call('POST', '/user/login', { body });
    const attributes = { 'booking.request_id': headers.get('x-request-id') };
    expect(ended).toEqual([{ name: 'user.login', attributes, code: SpanStatusCode.UNSET }]);
  });

  it('do not take a wrong password for a failure', async () => {
    await test.call('POST', '/user/login', { body: { email: ADMIN, password: 'wrong' } });
    expect(ended.map(({ code }) => code)).toEqual([SpanStatusCode.UNSET]);
  });
});

it('tell of a failure, without its message', async () => {
  const fail = () => inSpan('work', {}, () => Promise.reject(new Error('secret')));
  await expect(fail()).rejects.toThrow('secret');
  expect(ended).toEqual([{ name: 'work', attributes: {}, code: SpanStatusCode.ERROR }]);
});
