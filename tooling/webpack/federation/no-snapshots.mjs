// Stands in for runtime-core's reading of remotes' manifests: the registry has told the entry, the files and their hashes already.
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();

  loadRemoteSnapshotInfo() {
    return Promise.reject(new Error('Remotes are registered by their entry.'));
  }
}

export function getGlobalRemoteInfo() {
  return {};
}
