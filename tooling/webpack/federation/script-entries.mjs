// Stands in for runtime-core's loading of entries: a remote's is a script that sets a global (`type: 'var'`). The library knows those that
// are ES modules, SystemJS's or Node's as well, and tells plug-ins of every step.
const TIMEOUT_MS = 20_000;

/** By address. */
const loading = new Map();

/** The container of a remote. What cannot be had fails with the library's code (docs: RUNTIME-001, RUNTIME-008), and is asked for anew. */
export async function getRemoteEntry({ remoteEntryExports, remoteInfo }) {
  const { entry, entryGlobalName } = remoteInfo;
  const container = remoteEntryExports ?? globalThis[entryGlobalName];
  if (container) return container;
  if (!loading.has(entry))
    loading.set(
      entry,
      load(entry, entryGlobalName).finally(() => loading.delete(entry)),
    );
  return loading.get(entry);
}

function load(url, globalName) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.fetchPriority = 'high';
    script.src = url;
    const fail = (code) => reject(new Error(`${code}: ${url} gave no container.`));
    const timer = setTimeout(() => end(fail, 'RUNTIME-008'), TIMEOUT_MS);
    const end = (settle, value) => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      script.remove();
      settle(value);
    };
    script.onerror = () => end(fail, 'RUNTIME-008');
    script.onload = () => {
      const container = globalThis[globalName];
      end(...(container ? [resolve, container] : [fail, 'RUNTIME-001']));
    };
    document.head.append(script);
  });
}

export const getRemoteEntryUniqueKey = ({ name, entry }) => `${name}:${entry}`;

export const getRemoteInfo = (remote) => ({ shareScope: 'default', ...remote, entryGlobalName: remote.entryGlobalName || remote.name });

export const isEsmRemoteType = () => false;
