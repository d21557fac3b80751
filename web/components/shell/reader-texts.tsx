import { preload } from 'react-dom';
import { readerTextsId } from '@/lib/reader.ts';

/** What the renderer's process has found at its start (infra/launch/page-readers.ts). */
interface Found {
  muqarinReaderTexts?: (path: string) => string;
  muqarinArabicFont?: string;
}

/** What an Arabic page brings along: its letters, and as data the texts that its scripts read (lib/reader). */
export function ReaderTexts({ path }: { path: string }) {
  const { muqarinReaderTexts: textsOn, muqarinArabicFont: font } = globalThis as Found;
  if (font) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <script
      type="application/json"
      id={readerTextsId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own files, its < escaped.
      dangerouslySetInnerHTML={{ __html: textsOn?.(path) ?? '{}' }}
    />
  );
}
