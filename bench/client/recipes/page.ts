import type { Setting, Subject } from '@booking/conformance';

/**
 * Returns the part of a page beside its HTTP library, the same for every recipe: it stores the tokens and ends the
 * session.
 */
export function pageOf({ storage, onLogout }: Setting) {
  let isSignedIn = false;
  const page = {
    accessToken: () => storage.getItem('accessToken') ?? '',
    refreshToken: () => storage.getItem('refreshToken') ?? '',
    store(tokens: { readonly accessToken: string; readonly refreshToken: string }) {
      storage.setItem('accessToken', tokens.accessToken);
      storage.setItem('refreshToken', tokens.refreshToken);
      isSignedIn = true;
    },
    end() {
      storage.removeItem('accessToken');
      storage.removeItem('refreshToken');
      if (isSignedIn) onLogout();
      isSignedIn = false;
    },
  };
  return page;
}

/** The parts of a subject that need no library. */
export function partsOf(
  page: ReturnType<typeof pageOf>,
  tell: () => Promise<unknown>,
): Pick<Subject, 'begin' | 'end' | 'signOut'> {
  return {
    begin: page.store,
    end: page.end,
    async signOut() {
      const told = tell().catch(() => {});
      page.end();
      await told;
    },
  };
}
