import { remote } from 'release-kit/webpack';

export default remote(import.meta.dirname);
