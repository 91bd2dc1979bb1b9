import { remoteConfig } from '@site/kit/build/remote-config';

export default remoteConfig('mfe-accelerators');
