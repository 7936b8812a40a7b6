/** `npm run dev:site`: renders a page again on every request. The build has its own settings. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { printRoute } from './src/brochure/print-route.ts';
import { fileFacts } from './src/file-facts/file-facts.ts';
import type { SiteFile } from './src/prerender/render-page.tsx';

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const prerender: Plugin = {
  name: 'booking-prerender',
  configureServer(server) {
    server.middlewares.use('/', async (request, response, next) => {
      const path = request.originalUrl ?? '/';
      if (!/^\/[\w.]*$/.test(path)) return next();
      try {
        const { renderSite } = await server.ssrLoadModule('/src/prerender/render-page.tsx');
        const files: SiteFile[] = renderSite({
          landing: { script: '/src/loader/loader.ts', style: { href: '/src/site.css' }, fonts: [] },
          text: { style: { href: '/src/text.css' }, fonts: [] },
        });
        const page = files.find(({ file }) => file === fileOf(path));
        if (!page) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(path, page.text));
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

export default defineConfig({ appType: 'custom', plugins: [fileFacts(), printRoute, prerender] });
