/* What is needed once the platform has refused something: a chunk of its own. */
export { faultOf } from './fault-of';
export { platformMessages } from './messages/source';
export { sayFailure } from './say-failure';
