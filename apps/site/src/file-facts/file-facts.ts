import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import type { Plugin } from 'vite';

/** What a page may say about a PDF: read from the file itself, so that it is never wrong. */
export interface DocumentFacts {
  readonly bytes: number;
  readonly pages: number;
}

const asking = /\.pdf\?facts$/;

/** Returns `import facts from './brochure.pdf?facts'` while the site is built: `DocumentFacts`. */
export function fileFacts(): Plugin {
  return {
    name: 'booking-file-facts',
    // Before Vite's own answer to an asset, which is an address.
    enforce: 'pre',
    async load(id) {
      if (!asking.test(id)) return null;
      const file = id.slice(0, -'?facts'.length);
      this.addWatchFile(file);
      const bytes = new Uint8Array(await readFile(file));
      return `export default ${JSON.stringify(await documentFacts(bytes))};`;
    },
  };
}

/** @throws Error when it is no PDF. */
export async function documentFacts(bytes: Uint8Array): Promise<DocumentFacts> {
  // The reader takes ownership of the bytes.
  const size = bytes.byteLength;
  const { numPages } = await getDocumentProxy(bytes.slice());
  return { bytes: size, pages: numPages };
}
