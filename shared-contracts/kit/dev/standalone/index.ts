// The async boundary that shared modules need.
import('./standalone-page.tsx');
