import(/* webpackChunkName: "client" */ './client.tsx');
