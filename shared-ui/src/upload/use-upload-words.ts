import { useUploadText } from './messages/source';

/** What a form says of its files as a whole: none was added though one must be, or some did not arrive. */
export function useUploadWords(): Readonly<Record<'missing' | 'failed', string>> {
  const text = useUploadText();
  return { missing: text('upload.missing'), failed: text('upload.failed') };
}
