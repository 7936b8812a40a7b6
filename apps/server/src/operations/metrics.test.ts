import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { counter, gauge, histogram, metricsPage, readings } from '../metrics/registry.ts';
import { serveMetrics } from './metrics-server.ts';

const linesOf = (name: string) =>
  metricsPage(new Map([['1', readings()]]))
    .split('\n')
    .filter((line) => line.includes(name));

it('writes counters as Prometheus reads them, a line a set of labels', () => {
  const knocks = counter('test_knocks_total', 'Knocks.');
  knocks.add({ door: 'front' });
  knocks.add({ door: 'front' }, 2);
  knocks.add({ door: 'a "b"\n\\' });
  expect(linesOf('test_knocks')).toEqual([
    '# HELP test_knocks_total Knocks.',
    '# TYPE test_knocks_total counter',
    'test_knocks_total{door="front",process="1"} 3',
    'test_knocks_total{door="a \\"b\\"\\n\\\\",process="1"} 1',
  ]);
});

it('counts into every bucket that a value fits in', () => {
  const waits = histogram('test_wait_seconds', 'Waits.', [1, 2]);
  for (const seconds of [1, 1.5, 3]) waits.observe({}, seconds);
  expect(linesOf('test_wait_seconds').slice(2)).toEqual([
    'test_wait_seconds_bucket{le="1",process="1"} 1',
    'test_wait_seconds_bucket{le="2",process="1"} 2',
    'test_wait_seconds_bucket{le="+Inf",process="1"} 3',
    'test_wait_seconds_sum{process="1"} 5.5',
    'test_wait_seconds_count{process="1"} 3',
  ]);
});

it('looks a gauge up when it is read, and names each process once under one head', () => {
  let level = 1;
  const remove = gauge('test_level', 'Level.', () => [[{}, level]]);
  const first = readings();
  level = 2;
  const page = metricsPage(
    new Map([
      ['1', first],
      ['2', readings()],
    ]),
  );
  expect(page.split('\n').filter((line) => line.includes('test_level'))).toEqual([
    '# HELP test_level Level.',
    '# TYPE test_level gauge',
    'test_level{process="1"} 1',
    'test_level{process="2"} 2',
  ]);
  remove();
  expect(linesOf('test_level')).toEqual([]);
});

describe('the port of the metrics', () => {
  async function statusFor(host: string, sentTo: string): Promise<number | undefined> {
    const env = { SESSION_SECRET: 'a secret of the tests, long enough', SAMPLE_DATA: 'off' };
    const config = { ...readConfig(env), metrics: { host, port: 0 } };
    const server = await serveMetrics(config, async () => new Map([['1', readings()]]));
    try {
      const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
      get(
        { host: '127.0.0.1', port: server.port, path: '/metrics', headers: { Host: sentTo } },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      ).on('error', reject);
      return await promise;
    } finally {
      await server.close();
    }
  }

  it.each([
    ['127.0.0.1', '127.0.0.1:9464', 200],
    ['127.0.0.1', 'localhost:9464', 200],
    ['127.0.0.1', '[::1]:9464', 200],
    ['127.0.0.1', 'rebound.example:9464', 421],
    ['127.0.0.1', '127.0.0.1.rebound.example', 421],
    ['127.0.0.1', '%', 421],
    // Where others may ask, they ask by a name.
    ['0.0.0.0', 'booking:9464', 200],
  ])('on %s answers a request that was sent to %s with %i', async (host, sentTo, status) => {
    expect(await statusFor(host, sentTo)).toBe(status);
  });
});
