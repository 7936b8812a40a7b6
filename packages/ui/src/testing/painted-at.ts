/** Returns what is painted at the centre of an element, also if it is inert: hit testing passes that over. */
export function paintedAt(element: Element): Element | null {
  const inert = [...document.querySelectorAll<HTMLElement>('[inert]')];
  for (const node of inert) node.inert = false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const painted = document.elementFromPoint(left + width / 2, top + height / 2);
  for (const node of inert) node.inert = true;
  return painted;
}
