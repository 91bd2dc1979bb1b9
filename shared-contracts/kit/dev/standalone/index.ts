// Shared modules need an async boundary.
import('./standalone-page.tsx');
