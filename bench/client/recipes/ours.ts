import { createClient, isApiError } from '@booking/api-client';
import type { MakeSubject } from '@booking/conformance';

/** @booking/api-client, as it is published. */
export const ours: MakeSubject = (setting) => {
  const api = createClient(setting);
  return {
    call: (method, path, options) => api.request(method, `/${path.slice(1)}`, options),
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
