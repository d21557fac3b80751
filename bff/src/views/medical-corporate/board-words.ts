/** What of the board's page is translated here; the rest is worded by the page. */
import type { GroupProposalPage } from '../../../contract/medical-corporate/board.ts';
import { text, type WordsOf } from '../../locale/words.ts';

export const groupProposalWords = {
  options: {
    plans: {
      name: text,
      insurerName: text,
      tpaName: text,
      networkName: text,
      annualLimit: text,
      variants: text,
      conditions: text,
      premium: { label: text, note: text },
    },
  },
  covers: {
    columns: { name: text, insurerName: text },
    rows: { name: text, values: text },
  },
  notCovered: { name: text, insurerName: text, benefits: text },
} as const satisfies WordsOf<GroupProposalPage>;
