'use client';

import { readerTextsId } from '@/lib/reader.ts';

/** What the renderer's process has found at its start (infra/launch/page-readers.ts). */
interface Found {
  muqarinReaderTexts?: (path: string) => string;
}

/**
 * What an Arabic page brings along: as data the texts that its scripts read (lib/reader), behind what is to be seen. A part
 * of the browser's own, so that the texts stand in the page once and not in what React is sent as well.
 */
export function ReaderTexts({ path }: { path: string }) {
  return (
    <script
      type="application/json"
      id={readerTextsId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own files, its < escaped.
      dangerouslySetInnerHTML={{ __html: textsOn(path) }}
    />
  );
}

function textsOn(path: string): string {
  if (typeof document !== 'undefined')
    return document.getElementById(readerTextsId)?.innerHTML ?? '{}';
  return (globalThis as Found).muqarinReaderTexts?.(path) ?? '{}';
}
