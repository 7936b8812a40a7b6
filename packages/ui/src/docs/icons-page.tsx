import './pages.css';
import { useState } from 'react';
import { Icon, iconNames } from '../icon/index.ts';

export function IconsPage() {
  const [query, setQuery] = useState('');
  const [copied, setCopied] = useState('');
  const term = query.trim().toLowerCase();
  return (
    <div className="docs-sample sb-unstyled">
      <input
        type="search"
        className="docs-search"
        aria-label="Search icons"
        placeholder="Search icons"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />{' '}
      <span role="status">{copied && `Copied “${copied}”`}</span>
      {Object.entries(iconNames).map(([group, names]) => {
        const matches = names.filter((name) => name.includes(term));
        if (matches.length === 0) return null;
        return (
          <div key={group}>
            <p>{group}</p>
            <div className="docs-grid">
              {matches.map((name) => (
                <button
                  key={name}
                  type="button"
                  className="docs-icon"
                  onClick={async () => {
                    await navigator.clipboard.writeText(name);
                    setCopied(name);
                  }}
                >
                  <Icon name={name} />
                  {name}
                </button>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
