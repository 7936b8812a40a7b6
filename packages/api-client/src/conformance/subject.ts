import type { Tokens } from '../contract/schemas/user.ts';
import type { TokenStorage } from '../session/token-store.ts';
import type { ApiErrorKind } from '../transport/api-error.ts';

/** What a scenario gives to the client that it tries. */
export interface Setting {
  readonly baseUrl: string;
  /** The only door to the API. Takes an address or a `Request`. */
  readonly fetch: typeof fetch;
  /** Holds `accessToken` and `refreshToken`; other code may change them there at any time. */
  readonly storage: TokenStorage;
  /** Milliseconds for one sending; waiting for a refresh is not counted. */
  readonly timeout: number;
  /** What a refresh that got no response three times does. */
  readonly refreshUnavailable: 'logout' | 'keep';
  /** To be called once when a session ends. */
  readonly onLogout: () => void;
  /** To be called when a refresh has stored a new pair. */
  readonly onTokens: (tokens: Tokens) => void;
}

/** A client that is tried. Adapt yours to it and give a way to make it to `runScenario`. */
export interface Subject {
  /** A call of the signed-in user. Resolves for a response of 2xx, rejects for any other end. */
  call(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    options?: { readonly body?: unknown; readonly signal?: AbortSignal },
  ): Promise<unknown>;
  /** `POST /user/login` with these credentials; rejects when they are refused. Stores nothing. */
  signIn(credentials: { readonly email: string; readonly password: string }): Promise<unknown>;
  /** Stores the tokens of a sign-in: a new session begins. */
  begin(tokens: Tokens): void;
  /** Removes the tokens at once: the session is over. Tells the server nothing. */
  end(): void;
  /** Ends the session here at once and tells the server by `PATCH /user/logout`. Never rejects. */
  signOut(): Promise<void>;
  /** Names an error by the kinds of this package. Without it only success and failure are told apart. */
  kindOf?(error: unknown): ApiErrorKind | undefined;
}

export type MakeSubject = (setting: Setting) => Subject;

/** One thing that a client has to do right. */
export interface Scenario {
  /** The number by which documents and tests name it; several scenarios may share one. */
  readonly id: `S${string}`;
  /** The clause of the requirements that it helps to prove. */
  readonly clause: 'AUTH-04' | 'AUTH-05' | 'API-01' | 'API-02';
  readonly title: string;
  /** Rejects with what went wrong. */
  run(make: MakeSubject): Promise<void>;
}
