/** Metrics of a running process, in the text format that Prometheus reads. */

export type Labels = Readonly<Record<string, string>>;

/** One number of a metric. The suffix names the series (`_bucket`, `_sum`). */
export type Sample = readonly [suffix: string, labels: Labels, value: number];

/** The current values of a metric: plain data that one process can send to another. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

type Metric = () => Reading;
const metrics = new Set<Metric>();

export interface Counter {
  add(labels?: Labels, by?: number): void;
}

/** A value that only grows. */
export function counter(name: string, help: string): Counter {
  const values = new Map<string, { readonly labels: Labels; value: number }>();
  metrics.add(() => ({
    name,
    help,
    type: 'counter',
    samples: [...values.values()].map(({ labels, value }) => ['', labels, value]),
  }));
  return {
    add(labels = {}, by = 1) {
      const key = labelText(labels);
      const kept = values.get(key);
      if (kept) kept.value += by;
      else values.set(key, { labels, value: by });
    },
  };
}

export interface Histogram {
  observe(labels: Labels, value: number): void;
}

/** Counts how often a value was at or below each bound. */
export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Map<
    string,
    { labels: Labels; counts: number[]; sum: number; count: number }
  >();
  metrics.add(() => ({
    name,
    help,
    type: 'histogram',
    samples: [...series.values()].flatMap(({ labels, counts, sum, count }): Sample[] => [
      ...bounds.map(
        (bound, i): Sample => ['_bucket', { ...labels, le: String(bound) }, counts[i] ?? 0],
      ),
      ['_bucket', { ...labels, le: '+Inf' }, count],
      ['_sum', labels, sum],
      ['_count', labels, count],
    ]),
  }));
  return {
    observe(labels, value) {
      const key = labelText(labels);
      const kept = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
      series.set(key, kept);
      kept.sum += value;
      kept.count += 1;
      kept.counts = kept.counts.map((n, i) => (value <= (bounds[i] ?? 0) ? n + 1 : n));
    },
  };
}

/** A value that is read when the metrics are scraped. Returns a cleanup function. */
export function gauge(
  name: string,
  help: string,
  look: () => readonly (readonly [Labels, number])[],
): () => void {
  const metric: Metric = () => ({
    name,
    help,
    type: 'gauge',
    samples: look().map(([labels, value]) => ['', labels, value]),
  });
  metrics.add(metric);
  return () => metrics.delete(metric);
}

/** The current metrics of this process. */
export function readings(): Reading[] {
  return [...metrics].map((metric) => metric());
}

/** The metrics page of one or several processes. The label `process` tells them apart. */
export function metricsPage(processes: ReadonlyMap<string, readonly Reading[]>): string {
  const blocks = new Map<string, string[]>();
  for (const [process, all] of processes) {
    for (const { name, help, type, samples } of all) {
      const lines = blocks.get(name) ?? [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
      blocks.set(name, lines);
      for (const [suffix, labels, value] of samples) {
        lines.push(`${name}${suffix}{${labelText({ ...labels, process })}} ${value}`);
      }
    }
  }
  return `${[...blocks.values()].flat().join('\n')}\n`;
}

function labelText(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escaped)}"`)
    .join(',');
}

function escaped(character: string): string {
  return character === '\n' ? '\\n' : `\\${character}`;
}
