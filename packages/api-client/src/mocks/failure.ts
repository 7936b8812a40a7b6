import { type Code, codes, type Failure } from '../contract/codes.ts';

/** A failed response, returned or thrown by a resolver. */
export class MockFailure extends Error {
  readonly httpStatus: number;
  readonly body: Failure;
  readonly retryAfter: number | undefined;

  constructor(code: Code, facts: FailureFacts) {
    const { retryAfter, ...rest } = facts;
    const { status, message } = codes[code];
    super(facts.message ?? message);
    this.httpStatus = status;
    this.retryAfter = retryAfter;
    this.body = {
      status: status < 500 ? 'fail' : 'error',
      code,
      message,
      requestId: 'mock',
      ...rest,
    };
  }
}

export interface FailureFacts
  extends Partial<Pick<Failure, 'message' | 'errors' | 'data' | 'changed'>> {
  /** Seconds, for the header `Retry-After`. */
  readonly retryAfter?: number | undefined;
}

/** Makes a mocked call fail: `mock('institution.get', () => failure('NOT_FOUND'))`. */
export function failure(code: Code, facts: FailureFacts = {}): MockFailure {
  return new MockFailure(code, facts);
}
