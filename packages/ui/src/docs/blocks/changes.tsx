import '../pages.css';
import changes from 'virtual:booking-ui-changes';
import { partOf } from '../parts.ts';
import { InlineCode } from './inline-code.tsx';

/** Lists the changes of a component by version, from the changelog. */
export function Changes({ of }: { of: string }) {
  const own = changes[of] ?? [];
  const versions = [...new Set(own.map(({ version }) => version))];
  const { since } = partOf(of);
  return (
    <div className="docs-changes sb-unstyled">
      {versions.map((version) => {
        const texts = own.filter((change) => change.version === version);
        return (
          <details key={version ?? 'next'} open={texts.length < 4}>
            <summary>{`${version ?? 'Next release'}: ${texts.length} ${texts.length === 1 ? 'change' : 'changes'}`}</summary>
            <ul>
              {texts.map(({ text }) => (
                <li key={text}>
                  <InlineCode>{text}</InlineCode>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      {!versions.includes(since) && <p>{`${since}: first release.`}</p>}
    </div>
  );
}
