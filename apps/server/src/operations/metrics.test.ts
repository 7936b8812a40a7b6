import { get } from 'node:http';
import { Histogram } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { metricsPage, readings, registers } from '../metrics/registry.ts';
import { serveMetrics } from './metrics-server.ts';

it('names each process once under one head, and counts into every bucket that a value fits in', async () => {
  const waits = new Histogram({
    registers,
    name: 'test_wait_seconds',
    help: 'Waits.',
    buckets: [1, 2],
  });
  for (const seconds of [1, 1.5, 3]) waits.observe(seconds);
  const first = await readings();
  waits.observe(2);
  const processes = new Map([
    ['1', first],
    ['2', await readings()],
  ]);
  const page = await metricsPage(processes);
  for (const registry of registers) registry.removeSingleMetric('test_wait_seconds');
  expect(page.split('\n').filter((line) => line.includes('test_wait'))).toEqual([
    '# HELP test_wait_seconds Waits.',
    '# TYPE test_wait_seconds histogram',
    'test_wait_seconds_bucket{le="1",process="1"} 1',
    'test_wait_seconds_bucket{le="2",process="1"} 2',
    'test_wait_seconds_bucket{le="+Inf",process="1"} 3',
    'test_wait_seconds_sum{process="1"} 5.5',
    'test_wait_seconds_count{process="1"} 3',
    'test_wait_seconds_bucket{le="1",process="2"} 1',
    'test_wait_seconds_bucket{le="2",process="2"} 3',
    'test_wait_seconds_bucket{le="+Inf",process="2"} 4',
    'test_wait_seconds_sum{process="2"} 7.5',
    'test_wait_seconds_count{process="2"} 4',
  ]);
});

describe('the port of the metrics', () => {
  async function statusFor(host: string, sentTo: string): Promise<number | undefined> {
    const env = { SESSION_SECRET: 'a secret of the tests, long enough', SAMPLE_DATA: 'off' };
    const config = { ...readConfig(env), metrics: { host, port: 0 } };
    const server = await serveMetrics(config, async () => new Map([['1', await readings()]]));
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
