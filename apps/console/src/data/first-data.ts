import type { Query } from '@booking/api-client/query';
import type { Session } from '../session/session.ts';

/** What a screen asks for first, at an address with these parameters. The screen asks for the same, so it asks once. */
export type FirstData = (session: Session, params: URLSearchParams) => readonly Query<unknown>[];
