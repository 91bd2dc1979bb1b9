/** Entry of the Node build. Imports the renderer dynamically, because its shared modules are negotiated first. */
export const renderer = import('./render/renderer.ts');
