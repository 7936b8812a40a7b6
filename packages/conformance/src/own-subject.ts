import { createClient, isApiError } from '../../api-client/src/index.ts';
import type { MakeSubject } from './subject.ts';

/** This package's client, as the scenarios see it. */
export const makeOwnSubject: MakeSubject = (setting) => {
  const api = createClient(setting);
  return {
    call: (method, path, options) => api.request(method, pathOf(path), options),
    signIn: (credentials) => api.user.login(credentials),
    begin: (tokens) => api.session.begin(tokens),
    end: () => api.session.end(),
    async signOut() {
      const told = api.user.logout(undefined, { keepalive: true }).catch(() => {});
      api.session.end();
      await told;
    },
    kindOf: (error) => (isApiError(error) ? error.kind : undefined),
  };
};

function pathOf(path: string): `/${string}` {
  return `/${path.slice(1)}`;
}
