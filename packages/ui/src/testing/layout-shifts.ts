import { frameWhen } from './frames.ts';

/** The nodes that moved in one frame. */
function movedIn(entry: PerformanceEntry): unknown[] {
  if (!('sources' in entry) || !Array.isArray(entry.sources)) return [];
  return entry.sources.map(({ node }: { node: unknown }) => node);
}

/**
 * Returns what moved in each layout shift while `act` ran. None is missed: after it a node of our own moves, and the browser
 * reports shifts in their order.
 */
export async function shiftsOf(act: () => void | Promise<void>): Promise<unknown[][]> {
  let shifts: unknown[][] = [];
  const note = (entries: PerformanceEntryList) => shifts.push(...entries.map(movedIn));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  const mark = document.createElement('div');
  Object.assign(mark.style, { position: 'fixed', left: 0, width: '100px', height: '100px' });
  mark.textContent = 'A mark';
  const isMark = (nodes: unknown[]) =>
    nodes.length > 0 && nodes.every((node) => node instanceof Node && mark.contains(node));
  /** Moves the mark from frame to frame until the browser reports it. */
  const untilTold = async () => {
    document.body.append(mark);
    let top = 0;
    await frameWhen(() => {
      note(observer.takeRecords());
      top = 100 - top;
      mark.style.top = `${top}px`;
      return shifts.some(isMark);
    });
    mark.remove();
  };
  try {
    // By then the browser has reported the shifts of the mounting.
    await untilTold();
    shifts = [];
    await act();
    await untilTold();
  } finally {
    observer.disconnect();
    mark.remove();
  }
  return shifts.filter((nodes) => !isMark(nodes));
}
