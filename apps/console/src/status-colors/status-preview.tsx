import type { DrawnStatus } from './drawn-status.ts';
import { StatusBar } from './status-bar.tsx';
import './status-colors.css';

const DAYS = ['M', 'T', 'W', 'T', 'F', 'S'];

/** All statuses on a small calendar, in both themes side by side. */
export function StatusPreview({ statuses }: { readonly statuses: readonly DrawnStatus[] }) {
  return (
    <div className="ck-status-previews">
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme} className="ck-status-preview" data-theme={theme}>
          <figcaption className="ck-status-caption">
            {theme === 'light' ? 'Light' : 'Dark'}
          </figcaption>
          <div className="ck-status-days" aria-hidden="true">
            {DAYS.map((day, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days don't move, and two begin alike.
              <span key={at}>{day}</span>
            ))}
          </div>
          <ul className="ck-status-calendar" aria-label={`Preview in the ${theme} theme`}>
            {statuses.map((status, at) => (
              <li key={status.key} className="ck-status-line">
                <StatusBar status={status} style={{ gridColumn: `${1 + (at % 2)} / span 5` }} />
              </li>
            ))}
          </ul>
        </figure>
      ))}
    </div>
  );
}
