import './gallery.css';
import entries from 'virtual:booking-ui-gallery';
import type { MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { sections } from '../../packages/ui/src/docs/parts.ts';

/** In the order of the sidebar, and last what is a foundation. */
const shown = [...sections, 'Foundations'];

/**
 * Every component by its section: a picture of its states, which loads when it is near, and the link to its page. What is
 * not drawn has no picture.
 */
export function Gallery() {
  return (
    <div className="docs-gallery sb-unstyled">
      {shown.map((section) => (
        <section key={section} aria-labelledby={`gallery-${section}`}>
          <h2 id={`gallery-${section}`}>{section}</h2>
          <ul>
            {entries
              .filter((entry) => entry.section === section)
              .map(({ name, title, picture, fit }) => (
                <li key={name}>
                  <a href={pageOf(section, title)} target="_top" onClick={openInPlace}>
                    {picture && (
                      <span className="docs-picture" data-fit={fit}>
                        <img src={picture} alt="" loading="lazy" decoding="async" />
                      </span>
                    )}
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The address of the page in Storybook, from the frame of this one. */
const pageOf = (section: string, title: string) =>
  `./?path=/docs/${`${section}-${title}`.toLowerCase()}--docs`;

/** Opens the page without loading Storybook again, unless it is to be opened elsewhere. */
function openInPlace(event: MouseEvent<HTMLAnchorElement>) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  addons.getChannel().emit(NAVIGATE_URL, new URL(event.currentTarget.href).search);
}
