/** Measures of a running process, in the text form that Prometheus reads. */

export type Labels = Readonly<Record<string, string>>;

/** One number; the suffix tells apart what one measure has several of (`_bucket`, `_sum`). */
export type Sample = readonly [suffix: string, labels: Labels, value: number];

/** A measure as it stands: plain data, so that a process can send it to another. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

type Measure = () => Reading;
const measures = new Set<Measure>();

export interface Counter {
  add(labels?: Labels, by?: number): void;
}

/** Something that only grows. */
export function counter(name: string, help: string): Counter {
  const values = new Map<string, { readonly labels: Labels; value: number }>();
  measures.add(() => ({
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

/** How often a value lay at or below each bound. */
export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Map<
    string,
    { labels: Labels; counts: number[]; sum: number; count: number }
  >();
  measures.add(() => ({
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

/** Something that is looked up when it is asked for. Answers a function that takes it away again. */
export function gauge(
  name: string,
  help: string,
  look: () => readonly (readonly [Labels, number])[],
): () => void {
  const measure: Measure = () => ({
    name,
    help,
    type: 'gauge',
    samples: look().map(([labels, value]) => ['', labels, value]),
  });
  measures.add(measure);
  return () => measures.delete(measure);
}

/** Everything that this process measures, now. */
export function readings(): Reading[] {
  return [...measures].map((measure) => measure());
}

/** The page of one or several processes; each number says by the label `process` whose it is. */
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
