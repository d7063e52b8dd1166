export * from './contract-suite';
export * from './host-members';
export * from './leaks';
export * from './message-shape';
export * from './message-suite';
export * from './written-messages';
export * from './stub-host';
export * from './until';
