import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';

/** Does nothing, and costs nothing, until the process is started with an SDK (`docs/operations.md`). */
const tracer = trace.getTracer('booking');

/** Runs work as a span, which has failed if the work throws what `isFailure` says is one. */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  isFailure: (error: unknown) => boolean = () => true,
): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // No message: it may contain what someone has sent.
      if (isFailure(error)) span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
