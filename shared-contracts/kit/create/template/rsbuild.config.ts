import { remoteConfig } from '@site/kit/build/remote-config';
import { remote } from './remote.ts';

export default remoteConfig(remote);
