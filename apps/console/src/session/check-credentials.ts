import {
  type ClientOptions,
  type Credentials,
  challengeOf,
  createClient,
  memoryStorage,
} from '@booking/api-client';

/**
 * Verifies credentials with the server by signing in, the only call that can. The tokens stay in memory and their
 * session ends at once; the page's own session is untouched.
 * @throws ApiError `WRONG_CREDENTIALS` when they are wrong; any other error when unknown.
 */
export async function checkCredentials(
  { baseUrl, fetch }: Pick<ClientOptions, 'baseUrl' | 'fetch'>,
  credentials: Credentials,
): Promise<void> {
  const client = createClient({
    ...(baseUrl && { baseUrl }),
    ...(fetch && { fetch }),
    storage: memoryStorage(),
  });
  try {
    client.session.begin(await client.user.login(credentials));
  } catch (error) {
    // The password is right, and no session has begun.
    if (challengeOf(error) !== undefined) return;
    throw error;
  }
  // A failed sign-out leaves a session whose tokens are lost; it expires by itself.
  await client.user.logout().catch(() => undefined);
  client.session.dispose();
}
