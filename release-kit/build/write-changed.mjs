import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that others read, where its text is another one than before: watchers and caches are left alone. It is written beside and
 * renamed, so that a process that reads it meanwhile finds the old text or the new one.
 * @param {string} file
 * @param {string} text
 */
export function writeChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, file);
}
