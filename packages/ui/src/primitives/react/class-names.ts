/** Joins class names, skipping empty ones. Called on every render, so it creates no array. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  let all = '';
  for (const name of names) {
    if (name) all += all ? ` ${name}` : name;
  }
  return all;
}
