import type { GroupAnswers, MemberDetails } from '../../../contract/medical-corporate/answers.ts';
import type { ChosenForCategory } from '../../../contract/medical-corporate/quote.ts';
import type { QuotingContext } from '../../parts.ts';
import type { GroupRater } from '../../raters/medical-corporate.ts';
import type { GroupQuoteStore, StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import type { LineTypes } from '../quote-life/line.ts';
import type { PricedGroup } from './price-group.ts';

/** What group quotes are made and kept with. */
export interface GroupParts extends QuotingContext {
  rater: GroupRater;
  quotes: GroupQuoteStore;
}

export interface GroupTypes extends LineTypes {
  quote: StoredGroupQuote;
  asked: { answers: GroupAnswers };
  /** Other answers, or the saved member details of one category; nothing of both: another day. */
  change: {
    answers?: GroupAnswers | undefined;
    members?: { category: number; details: MemberDetails } | undefined;
  };
  priced: PricedGroup;
  refused: { outcome: 'wrong_members'; messages: string[] };
  choice: { planId: number; category: number; variantIds: readonly number[]; switchPair: boolean };
  offer: ChosenForCategory;
}
