export * from './stub-host';
