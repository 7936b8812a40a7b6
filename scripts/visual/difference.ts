import type { Page } from 'playwright';

export interface Difference {
  /** Pixels that are not the same, to the last bit. What only one of the two pictures has counts too. */
  readonly pixels: number;
  /** PNG of the changed pixels over a faint picture of what is the same. */
  readonly picture: Buffer;
}

/** Holds two PNGs against each other. There is no tolerance: the browser draws the same thing the same way. */
export async function difference(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const sources = [before, after].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  const { pixels, url } = await page.evaluate(compareInPage, sources);
  return { pixels, picture: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}

async function compareInPage(sources: readonly string[]) {
  const images = await Promise.all(
    sources.map(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image;
    }),
  );
  const width = Math.max(...images.map((image) => image.naturalWidth));
  const height = Math.max(...images.map((image) => image.naturalHeight));
  const draw = (image?: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const brush = canvas.getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' });
    if (!brush) throw new Error('There is no canvas to compare on.');
    if (image) brush.drawImage(image, 0, 0);
    return { canvas, brush };
  };
  const [one, other] = images.map(
    (image) => new Uint32Array(draw(image).brush.getImageData(0, 0, width, height).data.buffer),
  );
  const shown = draw(images[1]);
  const paper = shown.brush.getImageData(0, 0, width, height);
  let pixels = 0;
  for (let at = 0; at < width * height; at += 1) {
    if (one?.[at] === other?.[at]) {
      paper.data[at * 4 + 3] = 40;
    } else {
      pixels += 1;
      paper.data.set([220, 0, 80, 255], at * 4);
    }
  }
  shown.brush.putImageData(paper, 0, 0);
  return { pixels, url: shown.canvas.toDataURL('image/png') };
}
