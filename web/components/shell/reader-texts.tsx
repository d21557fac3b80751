import { readerTextsId } from '@/lib/reader.ts';

/** The texts that an Arabic page's scripts read (lib/reader): data, not code, before anything that asks for them. */
export function ReaderTexts() {
  const texts = (globalThis as { muqarinReaderTexts?: string }).muqarinReaderTexts ?? '{}';
  return (
    <script
      type="application/json"
      id={readerTextsId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own files, its < escaped.
      dangerouslySetInnerHTML={{ __html: texts }}
    />
  );
}
