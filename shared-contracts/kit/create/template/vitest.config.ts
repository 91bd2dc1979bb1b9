import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    setupFiles: ['@site/kit/testing/fail-on-console', '@site/kit/testing/dom'],
    // They import styles.
    server: { deps: { inline: [/@site\//] } },
  },
});
