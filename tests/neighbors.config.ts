import { defineConfig } from 'playwright/test';
import site from './playwright.config.ts';

/** Tests that build earlier commits of this repository. They need its history, and have a command of their own. */
export default defineConfig({ ...site, testMatch: '**/*.neighbors.ts', workers: 1 });
