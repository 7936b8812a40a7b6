import { readFile } from 'node:fs/promises';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { getDocumentProxy } from 'unpdf';
import type { Plugin } from 'vite';

/** Facts about a video, for a page: read from the file itself, so that they are never wrong. */
export interface VideoFacts {
  readonly bytes: number;
  readonly seconds: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Facts about a PDF, for a page. */
export interface DocumentFacts {
  readonly bytes: number;
  readonly pages: number;
}

const asking = /\.(webm|mp4|pdf)\?facts$/;

/** Returns `import facts from './tour.webm?facts'` while the site is built: `VideoFacts`, or `DocumentFacts` of a PDF. */
export function fileFacts(): Plugin {
  return {
    name: 'booking-file-facts',
    // Before Vite's own result for an asset, which is an address.
    enforce: 'pre',
    async load(id) {
      if (!asking.test(id)) return null;
      const file = id.slice(0, -'?facts'.length);
      this.addWatchFile(file);
      const bytes = new Uint8Array(await readFile(file));
      const facts = file.endsWith('.pdf') ? await documentFacts(bytes) : await videoFacts(bytes);
      return `export default ${JSON.stringify(facts)};`;
    },
  };
}

/** @throws Error when it holds no moving picture. */
export async function videoFacts(bytes: Uint8Array): Promise<VideoFacts> {
  const video = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await video.getPrimaryVideoTrack();
  if (!track) throw new Error('The video has no picture track.');
  const [seconds, width, height] = await Promise.all([
    video.computeDuration(),
    track.getDisplayWidth(),
    track.getDisplayHeight(),
  ]);
  return { bytes: bytes.byteLength, seconds, width, height };
}

/** @throws Error when it is no PDF. */
export async function documentFacts(bytes: Uint8Array): Promise<DocumentFacts> {
  // The reader takes ownership of the bytes.
  const size = bytes.byteLength;
  const { numPages } = await getDocumentProxy(bytes.slice());
  return { bytes: size, pages: numPages };
}
