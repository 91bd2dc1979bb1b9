export { loadInNode } from '../federation/node-remotes.ts';
export { renderSite } from './render-site.tsx';
