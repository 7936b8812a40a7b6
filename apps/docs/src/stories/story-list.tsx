import { hrefOf } from '../pages/address.ts';
import type { Story } from './story.ts';

export interface StoryListProps {
  readonly stories: readonly Story[];
}

/** The stories of a component. Each is drawn by Storybook once it is opened, and has an address of its own. */
export function StoryList({ stories }: StoryListProps) {
  return (
    <section data-pagefind-ignore>
      <h2 id="stories">
        <a className="docs-heading-link" href="#stories">
          Stories
        </a>
      </h2>
      {stories.map(({ id, name }) => (
        <details key={id} className="docs-story">
          <summary>{name}</summary>
          {/* Inside: an address that leads here opens it. */}
          <div id={`story-${id}`}>
            <template>
              <iframe
                src={hrefOf(`storybook/iframe.html?id=${id}&viewMode=story`)}
                title={`Story: ${name}`}
              />
            </template>
            <p>
              <a href={`#story-${id}`}>Link to this story</a>
              {' · '}
              <a href={hrefOf(`storybook/?path=/story/${id}`)}>Open in Storybook</a>
            </p>
          </div>
        </details>
      ))}
    </section>
  );
}
