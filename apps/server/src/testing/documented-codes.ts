import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API_BASE_PATH } from '@booking/api-client/contract';
import { calls } from './calls.ts';

interface Documented {
  readonly name: string;
  readonly method: string;
  readonly pattern: RegExp;
  readonly codes: ReadonlySet<string>;
}

let documented: readonly Documented[] | undefined;

/**
 * Checks that the page of a call in the client's reference names the code that the call failed with, so that its caller
 * can expect it.
 * @throws Error naming the call and the code that its docstring lacks.
 */
export function checkIsDocumented(method: string, path: string, code: string): void {
  documented ??= readReference();
  const [pathname = ''] = path.replace(API_BASE_PATH, '').split('?');
  const call = documented.find((call) => call.method === method && call.pattern.test(pathname));
  if (!call || call.codes.has(code)) return;
  throw new Error(`${call.name} fails with ${code}: name it in its docstring in the contract.`);
}

/** Calls with a fixed path first: `/user/me` is no id. */
function readReference(): Documented[] {
  return calls
    .map(({ name, route }) => {
      const [group = ''] = name.split('.');
      const file = group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const page = readFileSync(
        fileURLToPath(import.meta.resolve(`@booking/api-client/docs/${file}.md`)),
        'utf8',
      );
      const [ofAll = '', ...sections] = page.split('\n## ');
      const own = sections.find((section) => section.startsWith(`${name}\n`)) ?? '';
      const codes = [...`${ofAll}${own}`.matchAll(/`([A-Z_]+)`/g)].map(([, code = '']) => code);
      return {
        name,
        method: route.method,
        pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        codes: new Set(codes),
      };
    })
    .sort(
      (a, b) =>
        Number(a.pattern.source.includes('[^/]+')) - Number(b.pattern.source.includes('[^/]+')),
    );
}
