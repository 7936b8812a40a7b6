import { isUsual } from '../contract/facts/usual.ts';
import type { Client } from '../index.ts';
import { referencedCalls } from '../reference/calls.ts';

/** A usual call of a resource without lines in `every-call.ts`, made from the examples of its pages; undefined for any other. */
export function usualCall(group: string, call: string) {
  if (!isUsual(group)) return undefined;
  const { __v, ...changes } = exampleOf(group, 'update');
  return async (api: Client): Promise<unknown> => {
    // Which calls a resource has is known by its name alone here.
    const calls = Object(api)[group];
    const created = await calls.create(exampleOf(group, 'create'));
    switch (call) {
      case 'create':
        return created;
      case 'list':
        return calls.list();
      case 'update':
        return calls.update(created._id, changes);
      case 'remove':
        return calls.remove(created._id);
      default:
        throw new Error(`every-call.ts has no ${group}.${call}.`);
    }
  };
}

/** Returns the input that the example of a call sends. */
function exampleOf(group: string, call: string): Readonly<Record<string, unknown>> {
  return Object(referencedCalls.find((line) => line.group === group && line.call === call)?.sent);
}
