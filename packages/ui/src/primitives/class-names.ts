/** Class names as one string; what is empty is left out. Every render asks for it, so it makes no list of them. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  let all = '';
  for (const name of names) {
    if (name) all += all ? ` ${name}` : name;
  }
  return all;
}
