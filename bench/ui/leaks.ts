import type { Browser, CDPSession } from 'playwright';
import type { Measure, Row } from '../report/table.ts';
import { called, counter, openPage } from './open-page.ts';

const counters = ['Nodes', 'JSEventListeners', 'JSHeapUsedSize'] as const;

/** Until V8 has compiled most of what it will: that is heap too, and of 20 cycles after 5 it is 140 kB for ours. */
const WARM_UP = 45;

/** In kB. */
const MOST_KEPT = 1;

/**
 * Goal 8: what 20 rounds of mounting everything leave behind. "kept" is the part of the heap that is neither compiled code
 * nor the browser's own: what a leak would be made of.
 */
export async function leaks(browser: Browser): Promise<Measure> {
  const rows: Row[] = [];
  for (const who of ['baseline', 'booking', 'radix', 'base-ui', 'react-aria', 'mantine'] as const) {
    const { page, cdp, close } = await openPage(browser, who);
    const cycles = (count: number) =>
      page.evaluate(async (times) => {
        for (let n = 0; n < times; n++) await bench.cycle();
      }, count);
    await cycles(WARM_UP);
    const elementsBefore = await page.evaluate(() => bench.elements());
    const before = await settled(cdp);
    const keptBefore = await keptBytes(cdp);
    await cycles(20);
    const after = await settled(cdp);
    const keptKilobytes = ((await keptBytes(cdp)) - keptBefore) / 1024;
    const elements = (await page.evaluate(() => bench.elements())) - elementsBefore;
    await close();
    const [nodes = 0, listeners = 0, heap = 0] = after.map((value, n) => value - (before[n] ?? 0));
    const kB = heap / 1024;
    rows.push({
      who: called[who],
      cells: [
        signed(nodes),
        signed(listeners),
        kB.toFixed(0),
        keptKilobytes.toFixed(1),
        signed(elements),
      ],
      ...(who === 'booking' && {
        goal: {
          text: `+0, +0, ${MOST_KEPT} kB kept, 0 left`,
          met: nodes <= 0 && listeners <= 0 && keptKilobytes <= MOST_KEPT && elements <= 0,
        },
      }),
    });
  }
  return {
    title: '8. 20 cycles of 200 buttons, 50 tooltips and an opened modal',
    columns: ['nodes', 'listeners', 'heap kB', 'kept kB', 'elements left'],
    rows,
  };
}

/** The counters when the collector has taken what it can. */
async function settled(cdp: CDPSession): Promise<number[]> {
  for (let n = 0; n < 3; n++) await cdp.send('HeapProfiler.collectGarbage');
  const values: number[] = [];
  for (const name of counters) values.push(await counter(cdp, name));
  return values;
}

/** Node types that belong to V8 or to the browser: compiled code and what its compiler remembers, and their tables. */
const NOT_KEPT = new Set(['code', 'native', 'synthetic', 'hidden']);

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Bytes of the objects, texts and functions of a page. */
async function keptBytes(cdp: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = ['type', 'self_size'].map((field) => fields.indexOf(field));
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const name = types[0][nodes[node + (type ?? 0)] ?? 0] ?? '';
    if (!NOT_KEPT.has(name)) bytes += nodes[node + (size ?? 0)] ?? 0;
  }
  return bytes;
}

const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
