import { defineConfig } from 'drizzle-kit';

/** `pnpm --filter @booking/server migration` writes the next file; nothing here runs in the product. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/index.ts',
  out: './src/database/migrations',
});
