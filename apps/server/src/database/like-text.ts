/** Returns a text for the pattern of a `like`, in which it stands for itself. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
