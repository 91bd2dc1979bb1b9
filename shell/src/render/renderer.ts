export { loadInNode } from '../federation/node-remotes.ts';
export { renderSite } from './render-site.tsx';
export { PostNotAnswered } from './rendered-site.ts';
