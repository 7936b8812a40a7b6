import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  // One page after the other in one DOM: making it takes longest.
  test: {
    isolate: false,
    fileParallelism: false,
    environment: 'jsdom',
    include: ['tests/*.test.{ts,tsx}'],
    testTimeout: 600_000,
  },
});
