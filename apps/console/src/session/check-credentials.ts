import {
  type ClientOptions,
  type Credentials,
  createClient,
  memoryStorage,
} from '@booking/api-client';

/**
 * Asks the server whether these are the credentials of an account, by the one call that knows: a sign-in. Its tokens
 * stay in memory and their session is ended at once; the session of the page is left alone.
 *
 * @throws ApiError `WRONG_CREDENTIALS` when they are not; anything else says why nothing is known.
 */
export async function checkCredentials(
  { baseUrl, fetch }: Pick<ClientOptions, 'baseUrl' | 'fetch'>,
  credentials: Credentials,
): Promise<void> {
  const other = createClient({
    ...(baseUrl && { baseUrl }),
    ...(fetch && { fetch }),
    storage: memoryStorage(),
  });
  other.session.begin(await other.user.login(credentials));
  // An end that is not heard of leaves a session that nobody has the tokens of; it runs out by itself.
  await other.user.logout().catch(() => undefined);
  other.session.dispose();
}
