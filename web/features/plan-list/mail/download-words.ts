import { t } from './texts.ts';

/** How a download goes, in the words of every list. */
export function downloadWords() {
  return {
    busy: t.downloading,
    done: t.downloaded,
    failed: t.downloadFailed,
    crowded: t.downloadCrowded,
  };
}
