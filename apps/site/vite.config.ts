/** `pnpm --filter @booking/site dev`: renders the page anew on every request. The build has its own settings. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const prerender: Plugin = {
  name: 'booking-prerender',
  configureServer(server) {
    server.middlewares.use('/', async (request, response, next) => {
      if (request.originalUrl !== '/') return next();
      try {
        const { renderPages } = await server.ssrLoadModule('/src/document/render-page.tsx');
        const assets = { script: '/src/loader/loader.ts', styles: ['/src/site.css'], fonts: [] };
        const [page] = renderPages({ assets });
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml('/', page.html));
      } catch (error) {
        next(error);
      }
    });
    server.middlewares.use('/icons.svg', async (_request, response) => {
      response.setHeader('content-type', 'image/svg+xml');
      response.end(await readFile(fileURLToPath(import.meta.resolve('@booking/ui/icons.svg'))));
    });
  },
};

export default defineConfig({ appType: 'custom', plugins: [prerender] });
