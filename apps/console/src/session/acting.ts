import type { Client, SignInAs, Tokens } from '@booking/api-client';

/** Acting as a user of an institute: the own session waits in memory. */
export interface Acting {
  /** @throws ApiError why it is refused; nothing has changed then. */
  begin(userId: string, sent: SignInAs): Promise<void>;
  /** Goes on with the own session; signs out where the page was loaded again since. */
  end(): Promise<void>;
}

interface ActingOptions {
  readonly api: Client;
  /** Begins the session of a pair of tokens. */
  readonly enter: (tokens: Tokens) => Promise<void>;
  /** Ends the session on the server, as far as that can be done soon. */
  readonly endOnServer: () => Promise<void>;
}

export function createActing({ api, enter, endOnServer }: ActingOptions): Acting {
  let own: Tokens | undefined;
  return {
    async begin(userId, sent) {
      const tokens = await api.user.signInAs(userId, sent);
      own = api.session.tokens();
      await enter(tokens);
    },
    async end() {
      const waiting = own;
      own = undefined;
      await endOnServer();
      if (waiting) await enter(waiting);
      else api.session.end('logout');
    },
  };
}
