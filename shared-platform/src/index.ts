/**
 * The facade: what the shop uses of React's client, react-router-dom, urql and the intl runtime, and nothing else. Built once,
 * in the shell; remotes get the shell's copy at run time. Adding an export is a minor version, removing one a major.
 */
export { useLocation } from 'react-router-dom';
export { Link, type LinkProps } from './link';
export * from './host-context';
export * from './messages';
export * from './page';
export * from './operation-results';
export * from './persistence';
export * from './persisted';
export * from './slot';
export * from './slot-view';
export { parcel, RootProviders } from './parcel';
