import { whenSpare } from './hydration/when-spare.ts';

void whenSpare().then(() => import(/* webpackChunkName: "client" */ './client.tsx'));
