import '../pages.css';
import api from 'virtual:booking-ui-api';
import { Badge } from '../../badge/index.ts';
import { CopyButton } from '../../copy-button/index.ts';
import { importOf, type Part, partOf } from '../parts.ts';

const statuses: Readonly<
  Record<
    NonNullable<Part['status']>,
    readonly [tone: 'success' | 'warning' | 'danger', label: string]
  >
> = {
  stable: ['success', 'Stable'],
  beta: ['warning', 'Beta'],
  deprecated: ['danger', 'Deprecated'],
};

/** Status, version, import and other names of a component, under its title. */
export function Status({ of }: { of: string }) {
  const { status, since, otherNames } = partOf(of);
  const [tone, label] = statuses[status];
  const code = importOf(of, api[of] ?? []);
  return (
    <div className="docs-status sb-unstyled">
      <p>
        <Badge tone={tone}>{label}</Badge> Since {since}
      </p>
      <p className="docs-import">
        <code>{code}</code>
        <CopyButton text={code} label="Copy import" size="sm" />
      </p>
      <p id="other-names" className="docs-other-names">
        Also known as {otherNames.join(', ')}
      </p>
    </div>
  );
}
