declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.woff' {
  const address: string;
  export default address;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
