/** Whether a text is one address of mail, by itself: what could name two people or end a header is none. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text);
}
