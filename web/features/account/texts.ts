import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/account-forms.json' with { type: 'json' };

/** The words of an account's pages that scripts show too. */
export const t = pageTexts('account-forms', english);
