/** What of the site's own pages is words of ours. Names, requests and notes that people typed are not named here. */
import type { MyDataPage } from '../../contract/site-forms.ts';
import { text, type WordsOf } from '../locale/words.ts';

/** The name of an upload is the label of its slot. */
export const myDataWords = {
  held: { uploads: { name: text } },
} as const satisfies WordsOf<MyDataPage>;
