import type { Tokens } from '../../api-client/src/contract/schemas/credentials.ts';
import type { TokenStorage } from '../../api-client/src/session/token-store.ts';
import type { ApiErrorKind } from '../../api-client/src/transport/api-error.ts';

/** The environment that a scenario gives to the client under test. */
export interface Setting {
  readonly baseUrl: string;
  /** The only way to reach the API. Takes a URL or a `Request`. */
  readonly fetch: typeof fetch;
  /** Holds `accessToken` and `refreshToken`; other code may change them there at any time. */
  readonly storage: TokenStorage;
  /** Milliseconds for one sending; waiting for a refresh is not counted. */
  readonly timeout: number;
  /** Behaviour of a refresh after three attempts without a response. */
  readonly refreshUnavailable: 'logout' | 'keep';
  /** Call it once when a session ends. */
  readonly onLogout: () => void;
  /** Call it when a refresh has stored new tokens. */
  readonly onTokens: (tokens: Tokens) => void;
}

/** The client under test. Adapt yours to this interface and pass a factory to `runScenario`. */
export interface Subject {
  /** A call of the signed-in user. Resolves for a 2xx response, rejects otherwise. */
  call(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    options?: { readonly body?: unknown; readonly signal?: AbortSignal },
  ): Promise<unknown>;
  /** `POST /user/login` with these credentials; rejects when they are refused. Stores nothing. */
  signIn(credentials: { readonly email: string; readonly password: string }): Promise<unknown>;
  /** Stores the tokens of a sign-in: a new session begins. */
  begin(tokens: Tokens): void;
  /** Ends the session: removes the tokens at once, without a request to the server. */
  end(): void;
  /** Ends the session here immediately and notifies the server by `PATCH /user/logout`. Never rejects. */
  signOut(): Promise<void>;
  /** Returns the kind of an error, as in this package. Without it only success and failure are distinguished. */
  kindOf?(error: unknown): ApiErrorKind | undefined;
}

export type MakeSubject = (setting: Setting) => Subject;

/** One rule that a client must follow. */
export interface Scenario {
  /** The number used in documents and tests; several scenarios may share one. */
  readonly id: `S${string}`;
  /** The requirement clause that it helps to prove. */
  readonly clause: 'AUTH-04' | 'AUTH-05' | 'AUTH-09' | 'API-01' | 'API-02';
  readonly title: string;
  /** Rejects with what went wrong. */
  run(make: MakeSubject): Promise<void>;
}
