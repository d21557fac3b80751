/** Why a change of a policy is refused, in words. */
import type { PolicyLedger, RefusedChange } from '@muqarin/orders/contract/changes/ledger';
import type { WrongRow } from '@muqarin/orders/contract/medical-corporate/change-calls';
import { shownDate } from '@muqarin/rules/dates';
import { policyMessages as messages } from '@muqarin/rules/messages-policy';
import { listed, type Message, ours, said } from '../../locale/said.ts';

type Ledger = Pick<PolicyLedger, 'startDate' | 'endDate' | 'terms'>;
type Reason = RefusedChange['reason'] | WrongRow['reason'];

const texts: Readonly<Partial<Record<Reason, string>>> = {
  bad_day: messages.badDay,
  bad_birth_date: messages.badBirthDate,
  born_later: messages.bornLater,
  already_known: messages.numberTaken,
  number_taken: messages.numberTaken,
  twice_in_form: messages.twiceInForm,
  bad_number: messages.badNumber,
  not_covered: messages.notCovered,
  policy_ended: messages.policyEnded,
  no_category: messages.noCategory,
  no_rate: messages.noRate,
  case_of_others: messages.caseOfOthers,
  no_maternity: messages.noMaternity,
  no_change: messages.nobody,
  not_issued: messages.notIssued,
  already_reversed: messages.alreadyReversed,
  nothing_to_reverse: messages.nothingToReverse,
};

export function refusalText(
  reason: Reason,
  { startDate, endDate, terms }: Ledger,
  breaks: readonly number[] = [],
): Message {
  const days = terms.backdatingDays;
  switch (reason) {
    case 'outside_period':
      return said(messages.outsidePeriod, {
        first: shownDate(startDate),
        last: shownDate(endDate),
      });
    case 'backdated':
      return said(messages.backdated, { days });
    case 'too_late_to_reverse':
      return said(messages.tooLateToReverse, { days });
    case 'breaks_others':
      return said(messages.breaksOthers, { changes: listed(...breaks.map(String)) });
    default:
      return ours(texts[reason] ?? messages.notChangeable);
  }
}
