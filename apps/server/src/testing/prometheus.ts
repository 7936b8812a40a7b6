/** A value of a page of metrics. */
export interface Sample {
  readonly name: string;
  readonly labels: Labels;
  readonly value: number;
}

/** Pages of metrics that were read one after the other, so that what counts up has a rate. */
export interface Scrapes {
  readonly first: readonly Sample[];
  readonly last: readonly Sample[];
}

type Labels = Readonly<Record<string, string>>;
type Vector = readonly Pick<Sample, 'labels' | 'value'>[];

/** Reads a page of metrics. */
export function samplesOf(page: string): Sample[] {
  const lines = page.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (value === undefined) throw new Error(`No sample: ${line}`);
    const pairs = labels.matchAll(/(\w+)="([^"]*)"/g);
    return {
      name,
      labels: Object.fromEntries([...pairs].map(([, label, text]) => [label, text])),
      value: Number(value),
    };
  });
}

/**
 * Evaluates the expression of an alert as Prometheus does, as far as the alerts of the documentation need it: selectors,
 * `rate`, `max`, `sum` and their `by`, `absent`, `/` and a comparison with a number.
 *
 * @returns what it is raised for: nothing where all is well.
 */
export function raisedBy(expression: string, scrapes: Scrapes): Vector {
  const tokens = tokensOf(expression);
  let at = 0;

  const peek = () => tokens[at];
  const take = (symbol?: string): string => {
    const token = tokens[at] ?? '';
    if (symbol !== undefined && token !== symbol) {
      throw new Error(`“${symbol}” is missing in “${expression}” before “${token}”.`);
    }
    at += 1;
    return token;
  };

  function comparison(): Vector {
    const left = quotient();
    if (peek() !== '>') return left;
    take();
    const limit = Number(take());
    return left.filter(({ value }) => value > limit);
  }

  function quotient(): Vector {
    let left = operand();
    while (peek() === '/') {
      take();
      const right = operand();
      left = left.flatMap(({ labels, value }) =>
        right
          .filter((divisor) => keyOf(divisor.labels) === keyOf(labels))
          .map((divisor) => ({ labels, value: value / divisor.value })),
      );
    }
    return left;
  }

  function operand(): Vector {
    const name = take();
    if (name === 'max' || name === 'sum') return aggregate(name);
    if (name === 'absent') {
      const isThere = inBrackets(() => selected(take(), scrapes.last)).length > 0;
      return isThere ? [] : [{ labels: {}, value: 1 }];
    }
    return name === 'rate' ? inBrackets(rate) : selected(name, scrapes.last);
  }

  function aggregate(how: 'max' | 'sum'): Vector {
    const by: string[] = [];
    if (peek() === 'by') {
      take();
      take('(');
      do by.push(take());
      while (take() === ',');
    }
    const groups = Map.groupBy(inBrackets(comparison), ({ labels }) =>
      keyOf(Object.fromEntries(by.map((label) => [label, labels[label] ?? '']))),
    );
    return [...groups].map(([key, group]) => {
      const values = group.map(({ value }) => value);
      const value = how === 'max' ? Math.max(...values) : values.reduce((sum, next) => sum + next);
      return { labels: JSON.parse(key), value };
    });
  }

  /** Of what both pages have: what a page has for the first time has no rate yet. */
  function rate(): Vector {
    const begin = at;
    const name = take();
    const last = selected(name, scrapes.last);
    const end = at;
    at = begin + 1;
    const first = selected(name, scrapes.first);
    at = end;
    const [, minutes] = /^\[(\d+)m\]$/.exec(take()) ?? [];
    const seconds = Number(minutes) * 60;
    return last.flatMap(({ labels, value }) =>
      first
        .filter((before) => keyOf(before.labels) === keyOf(labels))
        .map((before) => ({ labels, value: (value - before.value) / seconds })),
    );
  }

  function selected(name: string, samples: readonly Sample[]): Vector {
    const matchers = peek() === '{' ? readMatchers() : [];
    return samples.filter(
      (sample) => sample.name === name && matchers.every((matches) => matches(sample.labels)),
    );
  }

  function readMatchers(): ((labels: Labels) => boolean)[] {
    const matchers: ((labels: Labels) => boolean)[] = [];
    do {
      take();
      const [label, how] = [take(), take()];
      const text: string = JSON.parse(take());
      const pattern = new RegExp(`^(?:${text})$`);
      matchers.push((labels) =>
        how === '=~' ? pattern.test(labels[label] ?? '') : (labels[label] ?? '') === text,
      );
    } while (peek() === ',');
    take('}');
    return matchers;
  }

  function inBrackets(read: () => Vector): Vector {
    take('(');
    const inner = read();
    take(')');
    return inner;
  }

  const raised = comparison();
  if (at < tokens.length) throw new Error(`“${peek()}” is not understood in “${expression}”.`);
  return raised;
}

function tokensOf(expression: string): string[] {
  const tokens = expression.match(/\[\w+\]|"[^"]*"|=~|[\w:]+(?:\.\d+)?|[^\s\w]/g) ?? [];
  return [...tokens];
}

/** Returns the same key for the same labels. */
function keyOf(labels: Labels): string {
  return JSON.stringify(labels, Object.keys(labels).toSorted());
}
