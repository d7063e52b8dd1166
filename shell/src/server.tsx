/**
 * The shell's server entry: what the edge's render worker runs. It decides where an address leads, names the data that are needed,
 * and makes the document. It also gives React and the facade to the remotes' server entries, so that what renders is what hydrates; one
 * that is built with a newer facade takes its own.
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as platform from 'shared-platform';
import facade from 'shared-platform/package.json';
import * as platformServer from 'shared-platform/server';

export { createDocuments } from './server/documents';

/** The modules that remotes' server entries take from the live shell. */
export const provided: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'shared-platform': platform,
  'shared-platform/server': platformServer,
  'shared-platform/version': facade.version,
};
