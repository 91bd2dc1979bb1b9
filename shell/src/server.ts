/** Entry of the Node build. The renderer's modules are shared with remotes, so they come after share negotiation. */
export const renderer = import('./render/renderer.ts');
