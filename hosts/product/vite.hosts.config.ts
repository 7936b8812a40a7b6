import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The pages that are not the app of the README. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist-hosts',
    rolldownOptions: { input: ['pages/tailwind/index.html', 'pages/brand/index.html'] },
  },
});
