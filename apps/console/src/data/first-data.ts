import type { Query } from '@booking/api-client/query';
import type { PathParams } from '../access/access.ts';
import type { Session } from '../session/session.ts';

/**
 * The first queries of a screen at an address with these parameters. The screen makes the same queries, so each is sent
 * once.
 */
export type FirstData = (
  session: Session,
  params: URLSearchParams,
  /** The parameters of its path. */
  path: PathParams,
) => readonly Query<unknown>[];
