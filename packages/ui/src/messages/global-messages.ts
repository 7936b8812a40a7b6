import type { Messages } from './messages.ts';

/** The messages of each mounted provider; the last one mounted applies. */
let mounted: readonly { messages: Partial<Messages> }[] = [];

/** Sets the messages used outside React. Returns a function that removes them again, in any order. */
export function setGlobalMessages(messages: Partial<Messages>): () => void {
  const own = { messages };
  mounted = [...mounted, own];
  return () => {
    mounted = mounted.filter((one) => one !== own);
  };
}

/** Returns a component's messages for plain functions such as `notify`: the app's, else the English ones passed in. */
export function getMessages<Part extends keyof Messages>(
  part: Part,
  english: Messages[Part],
): Messages[Part] {
  return mounted.at(-1)?.messages[part] ?? english;
}
