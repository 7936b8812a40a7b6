import { notify } from '@booking/ui';

/** Copies a text and says so. @param what What it is: "ID". @param done Default: "ID copied". */
export async function copyText(text: string, what: string, done = `${what} copied`): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error(`Couldn’t copy. The ${what} is ${text}.`);
  }
}
