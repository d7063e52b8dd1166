import { formatNumber } from '../format/format';
import { useUploadText } from './messages/source';

/** The size of a file, as people read it. */
export function useFileSize(): (bytes: number) => string {
  const text = useUploadText();
  return (bytes) =>
    bytes >= 1024 * 1024
      ? text('upload.size-mb', { size: formatNumber(Math.round((bytes / 1024 / 1024) * 10) / 10) })
      : text('upload.size-kb', { size: formatNumber(Math.ceil(bytes / 1024)) });
}
