import { Button } from '@booking/ui';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { ReactNode } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import rehypeHighlight from 'rehype-highlight';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { DocPage } from '../pages/doc-page.ts';
import { isPlayable } from '../playground/playable.ts';
import type { Story } from '../stories/story.ts';
import { StoryList } from '../stories/story-list.tsx';
import { type Chapter, noteChapters } from './headings.ts';
import type { LinkOf } from './links.ts';

export interface ArticleProps {
  readonly page: DocPage;
  readonly stories: readonly Story[];
  readonly linkOf: LinkOf;
}

/** A page of Markdown, its stories, and the way to its chapters. */
export function Article({ page, stories, linkOf }: ArticleProps): ReactNode {
  const chapters: Chapter[] = [];
  // Called rather than rendered: the chapters are known once it has run.
  const text = Markdown({
    children: page.markdown,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [
      rehypeSlug,
      noteChapters(chapters),
      [rehypeHighlight, { plainText: ['sh', 'ini', 'text'] }],
    ],
    urlTransform: (href) => linkOf(page, href),
    components: page.component === undefined ? elements : { ...elements, pre: PlayableCode },
  });
  const all = stories.length > 0 ? [...chapters, { id: 'stories', text: 'Stories' }] : chapters;
  return (
    <div className="docs-page">
      <article
        className="docs-article"
        data-pagefind-body
        data-pagefind-meta={`title:${page.title}`}
      >
        {text}
        {stories.length > 0 && <StoryList stories={stories} />}
      </article>
      {all.length > 1 && (
        <nav className="docs-chapters" aria-label="On this page">
          <p className="docs-chapters-title">On this page</p>
          <ul>
            {all.map(({ id, text: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

type HeadingProps = ExtraProps & { readonly id?: string; readonly children?: ReactNode };

const heading = (Level: 'h2' | 'h3' | 'h4') =>
  function Heading({ id, children }: HeadingProps) {
    return (
      <Level id={id}>
        <a className="docs-heading-link" href={`#${id}`}>
          {children}
        </a>
      </Level>
    );
  };

type BlockProps = ExtraProps & { readonly children?: ReactNode };

/** A wide table scrolls in itself, by keyboard too. */
function Table({ children }: BlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: it holds no fields.
    <div className="docs-scroll" tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  );
}

function Code({ children }: BlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: it holds no fields.
    <pre className="docs-scroll" tabIndex={0} role="group" aria-label="Code">
      {children}
    </pre>
  );
}

/** Code that can be changed and seen: the script of the page adds how. */
function PlayableCode({ node, children }: BlockProps) {
  const code = <Code>{children}</Code>;
  if (!isExample(node)) return code;
  return (
    <div data-playground="">
      {code}
      <Button size="sm" variant="secondary" color="transparent" data-pagefind-ignore>
        Edit and see
      </Button>
    </div>
  );
}

function isExample(pre: Element | undefined): boolean {
  const code = pre?.children[0];
  if (code?.type !== 'element') return false;
  const names = code.properties.className;
  return Array.isArray(names) && names.includes('language-tsx') && isPlayable(textOf(code));
}

const elements: Components = {
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  table: Table,
  pre: Code,
};
