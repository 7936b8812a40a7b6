import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Every character that the faces of the library hold is kept. */
const everything = String.fromCodePoint(
  ...Array.from({ length: 0x2_200 - 0x20 }, (_, place) => place + 0x20),
);

/**
 * Serves `/print/brochure` and the faces that it is set in. Chromium embeds a variable face as drawings (Type 3),
 * which are larger and less crisp than a face of one weight, so each is cut to the weight that its name ends in.
 */
export const printRoute: Plugin = {
  name: 'booking-print-route',
  configureServer(server) {
    server.middlewares.use('/print/brochure', async (_request, response, next) => {
      try {
        const { printPage } = await server.ssrLoadModule('/src/brochure/print-page.tsx');
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(printPage());
      } catch (error) {
        next(error);
      }
    });
    server.middlewares.use('/print/fonts/', async (request, response, next) => {
      const [, face, weight] =
        /^\/(geist|bricolage(?:-figures|-rupee)?)-(\d{3})\.woff2$/.exec(request.url ?? '') ?? [];
      if (!face || !weight) return next();
      try {
        response.setHeader('content-type', 'font/woff2');
        response.end(await oneWeight(face, Number(weight)));
      } catch (error) {
        next(error);
      }
    });
  },
};

async function oneWeight(face: string, weight: number): Promise<Buffer> {
  const sheet = fileURLToPath(import.meta.resolve('@booking/ui/fonts.css'));
  const file = await readFile(new URL(`fonts/${face}.woff2`, `file://${sheet}`));
  return subsetFont(file, everything, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight, ...(face.startsWith('bricolage') && { opsz: 36 }) },
  });
}
