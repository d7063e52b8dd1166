import { readFileSync } from 'node:fs';
import { plainFont } from './plain-font';
import { writePdf } from './write-pdf';

const font = (path: string) => plainFont(new Uint8Array(readFileSync(require.resolve(`@fontsource/${path}-normal.woff`))));

async function loadFonts() {
  const [regular, strong, arabicRegular, arabicStrong] = await Promise.all([
    font('ibm-plex-sans/files/ibm-plex-sans-latin-400'),
    font('ibm-plex-sans/files/ibm-plex-sans-latin-600'),
    font('ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400'),
    font('ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600'),
  ]);
  return { latin: { regular, strong }, arabic: { regular: arabicRegular, strong: arabicStrong } };
}

test.each(['en-US', 'ar-SA'])('writes a file that says its language and its pages (%s)', async (locale) => {
  const bytes = await writePdf(
    {
      title: 'عرض سعر Q-1',
      locale,
      sender: { name: 'متجر AMC', lines: ['9200 00000'] },
      blocks: [
        {
          kind: 'table',
          columns: [{ label: 'SKU' }, { label: 'السعر', align: 'end' }],
          rows: Array.from({ length: 60 }, (_, n) => [`6205-${n}`, 'SAR 1']),
        },
        { kind: 'qr', text: 'AQ==', label: 'QR' },
      ],
    },
    await loadFonts(),
  );
  const text = Buffer.from(bytes).toString('latin1');
  expect(text.startsWith('%PDF-1.')).toBe(true);
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(text).toContain(`/Lang (${locale})`);
  expect(text.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(1);
});
