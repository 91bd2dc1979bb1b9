import { whenSpare } from '../hydration/when-spare.ts';

void whenSpare().then(() => import(/* webpackChunkName: "client" */ './preview-client.ts'));
