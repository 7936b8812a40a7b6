import type { Code } from '@booking/api-client/contract';
import type { HttpBindings } from '@hono/node-server';

/** Bindings and variables of a request. */
export interface HttpEnv {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    requestId: string;
    /** The call of the contract that the request is, as `user.login`. */
    call?: string;
    /** Why it was refused. */
    code?: Code;
  };
}
