/** Answers a function that runs work, `places` pieces at a time; the others wait in their order. */
export function fewAtOnce(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      // The place is handed on rather than given up, so nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
