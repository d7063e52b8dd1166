export * from './contract-suite';
export * from './leaks';
export * from './message-shape';
export * from './stub-host';
