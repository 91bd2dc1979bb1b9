import { remoteConfig } from 'shared-contracts/build/remote-config.ts';

export default remoteConfig('mfe-case-studies');
