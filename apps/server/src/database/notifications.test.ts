import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { openLink } from '../testing/link.ts';
import { withNewDatabase } from '../testing/new-database.ts';
import { listenTo } from './notifications.ts';

describe('a listener', () => {
  it('hears again after its connection was cut off without a word', () =>
    withNewDatabase(async (url) => {
      const link = await openLink(url);
      const heard = vi.fn();
      const open = () => new pg.Pool({ connectionString: link.url, max: 1, query_timeout: 500 });
      const listener = listenTo(open, 'news', heard, 50);
      const speaker = new pg.Client(url);
      await speaker.connect();
      const untilHeard = (news: string) =>
        vi.waitUntil(
          async () => {
            await speaker.query(`select pg_notify('news', '${news}')`);
            return heard.mock.calls.some(([payload]) => payload === news);
          },
          { timeout: 300_000, interval: 20 },
        );
      try {
        await untilHeard('first');
        link.cut('both');
        link.forget();
        await untilHeard('second');
        expect(heard.mock.calls.at(0)).toEqual(['first']);
      } finally {
        await listener.stop();
        await speaker.end();
        await link.close();
      }
    }));
});
