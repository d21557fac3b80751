import { contentDir } from '../config.ts';
import { type ContentReader, createContentReader } from './read-content.ts';

let reader: ContentReader | undefined;

/** The content of the site; made at the first question, then kept for the life of the process. */
export function siteContent(): ContentReader {
  reader ??= createContentReader(contentDir());
  return reader;
}
