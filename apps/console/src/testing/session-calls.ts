import type { CurrentUser, Session } from '@booking/api-client';
import type { Resolvers } from '@booking/api-client/mocks';
import { superAdmin } from './users.ts';

const AT = '2026-01-05T04:30:00.000Z';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

const aSession = (values: Partial<Session>): Session => ({
  _id: '1'.repeat(24),
  startedAt: AT,
  lastActiveAt: AT,
  expiresAt: '2026-01-05T12:30:00.000Z',
  address: '192.0.2.20',
  agent: FIREFOX,
  isCurrent: false,
  isHandedOver: false,
  by: null,
  ...values,
});

/** The calls about sessions, and about acting as a user, over some in memory. */
export function sessionCalls(become: (user: CurrentUser) => void, own: CurrentUser) {
  let rows = [
    aSession({ _id: '2'.repeat(24), agent: SAFARI, address: '198.51.100.7' }),
    aSession({ isCurrent: true }),
  ];
  const end = (session: string | undefined) => {
    rows = rows.filter(({ _id, isCurrent }) => isCurrent || (session && _id !== session));
    return rows;
  };
  return {
    'user.mySessions': () => rows,
    'user.endMySessions': ({ input }) => end(input.session),
    'user.sessions': () => rows.filter(({ isCurrent }) => !isCurrent),
    'user.endSessions': ({ input }) => end(input.session).filter(({ isCurrent }) => !isCurrent),
    'user.signInAs': ({ input: { reason, canWrite = false } }) => {
      const { _id, firstName, lastName } = superAdmin;
      const name = `${firstName} ${lastName}`;
      const until = '2026-01-05T05:00:00.000Z';
      const actedBy = { _id, name, reason, until, isReadOnly: !canWrite };
      become({ ...own, firstName: 'Ravi', lastName: 'Iyer', actedBy });
      return { accessToken: 'acting-access-1', refreshToken: 'acting-refresh-1' };
    },
    'user.logout': () => become(own),
  } satisfies Resolvers;
}
