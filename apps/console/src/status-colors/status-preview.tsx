import type { DrawnStatus } from './drawn-status.ts';
import { StatusBar } from './status-bar.tsx';
import './status-colors.css';

const DAYS = ['M', 'T', 'W', 'T', 'F', 'S'];

/** All statuses on a small calendar, in both themes side by side. */
export function StatusPreview({ statuses }: { readonly statuses: readonly DrawnStatus[] }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-2.5">
      {(['light', 'dark'] as const).map((theme) => (
        <figure
          key={theme}
          className="rounded-lg border border-bk-default bg-bk-surface p-2.5 text-bk-primary"
          data-theme={theme}
        >
          <figcaption className="type-label">{theme === 'light' ? 'Light' : 'Dark'}</figcaption>
          <div
            className="grid grid-cols-6 pt-1.5 pb-1 text-center type-body-sm text-bk-muted"
            aria-hidden="true"
          >
            {DAYS.map((day, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days don't move, and two begin alike.
              <span key={at}>{day}</span>
            ))}
          </div>
          <ul
            className="ck-status-calendar border-bk-subtle border-t"
            aria-label={`Preview in the ${theme} theme`}
          >
            {statuses.map((status, at) => (
              <li key={status.key} className="grid grid-cols-6 py-0.5">
                <StatusBar status={status} style={{ gridColumn: `${1 + (at % 2)} / span 5` }} />
              </li>
            ))}
          </ul>
        </figure>
      ))}
    </div>
  );
}
