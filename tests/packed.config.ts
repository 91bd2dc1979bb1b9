import { defineConfig } from 'playwright/test';
import site from './playwright.config.ts';

/** Tests that install packages from the registry. They take minutes, and have a command of their own. */
export default defineConfig({ ...site, testMatch: '**/*.packed.ts' });
