// The presets of release-kit, for the packages that are not released.
export * from '../../release-kit/jest/preset.mjs';
