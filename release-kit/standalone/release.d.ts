/** The remote that runs: made by build/standalone.mjs from its release.json. */
declare module 'standalone-release' {
  export const description: import('shared-contracts').ReleaseDescription;
  /** What the remote exposes, by name. */
  export const modules: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
}

interface ImportMeta {
  webpackHot?: { accept(module: string, onUpdate: () => void): void };
}
