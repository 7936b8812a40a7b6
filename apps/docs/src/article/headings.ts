import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** A chapter of a page. */
export interface Chapter {
  readonly id: string;
  readonly text: string;
}

/** A plugin of rehype that notes the chapters of a page. Runs once headings have ids. */
export function noteChapters(chapters: Chapter[]) {
  return () => (page: Root) => {
    for (const node of page.children) {
      if (node.type !== 'element' || node.tagName !== 'h2') continue;
      const { id } = node.properties;
      if (typeof id === 'string') chapters.push({ id, text: textOf(node) });
    }
  };
}
