import { themeScript } from '@booking/ui/theme-script';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const { API_ORIGIN = 'http://localhost:4000' } = loadEnv(mode, import.meta.dirname, 'API_');
  return {
    plugins: [
      react(),
      // Before the first paint: no page flashes in the other theme.
      {
        name: 'theme',
        transformIndexHtml: () => [{ tag: 'script', children: themeScript() }],
      },
    ],
    server: { host: '127.0.0.1', port: 4001, proxy: { '/api': API_ORIGIN } },
  };
});
