/** What the events about a policy after its sale say to whoever holds it. Amounts are int64 fils, below 0 paid back. */
import type {
  ChangedPolicy,
  ChangeMoney,
  PolicyCancelled,
  PolicyChanged,
  PolicyRenewalDue,
} from '@muqarin/proto/muqarin/quoting/v1/policy_changes_pb';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { MailWords } from './in-locale.ts';
import type { RenderedMail } from './layout.ts';
import type { Mailed } from './mailed.ts';

export function policyChangedMail(
  event: Mailed<PolicyChanged>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { policies: texts, common } = words.t;
  const isUndone = event.reversesNumber !== undefined;
  const number = String(event.reversesNumber ?? event.number);
  const names = { ...namesOf(event.policy, words), number };
  const t = isUndone ? texts.undone : texts.changed;
  return words.render({
    subject: fillMessage(t.subject, names),
    greeting: words.greet(event.contact?.name),
    sentence: fillMessage(t.sentence, names),
    table: {
      rows: [
        ...(isUndone ? [] : stepRows(event, words)),
        ...moneyRows(event.money, words),
        ...(event.memberCount === undefined
          ? []
          : [[texts.changed.persons, String(event.memberCount)]]),
      ],
    },
    button: { label: texts.open, href: `${origin}${event.returnPath ?? ''}` },
    paragraphs: [
      ...(event.papers.length > 0 ? [fillMessage(texts.changed.papers, names)] : []),
      ...event.papers.map((paper) => `• ${words.say(paper)}`),
      fillMessage(t.next, names),
      fillMessage(texts.reference, names),
    ],
    footer: [common.risk, common.illustrative],
  });
}

export function policyCancelledMail(
  event: Mailed<PolicyCancelled>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { policies: texts, common } = words.t;
  const { cancelled: t } = texts;
  const names = { ...namesOf(event.policy, words), date: shownDate(event.effectiveOn) };
  const isNothing = (event.money?.grossFils ?? 0n) === 0n;
  return words.render({
    subject: fillMessage(t.subject, names),
    greeting: words.greet(event.contact?.name),
    sentence: fillMessage(t.sentence, names),
    table: { rows: [[t.first, names.date], ...moneyRows(event.money, words)] },
    button: { label: texts.open, href: `${origin}${event.returnPath ?? ''}` },
    paragraphs: [
      ...(event.claims > 0 ? [t.claim] : []),
      ...(isNothing && event.claims === 0 ? [t.none] : []),
      ...(isNothing ? [] : [fillMessage(t.next, names)]),
      fillMessage(t.law, names),
      fillMessage(texts.reference, names),
    ],
    footer: [common.risk, common.illustrative],
  });
}

export function policyRenewalMail(
  event: Mailed<PolicyRenewalDue>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { policies: texts, common } = words.t;
  const { renewal: t } = texts;
  const names = { ...namesOf(event.policy, words), date: shownDate(event.endDate) };
  return words.render({
    subject: fillMessage(t.subject, names),
    greeting: words.greet(event.contact?.name),
    sentence: fillMessage(t.sentence, names),
    table: { rows: [[t.last, names.date]] },
    button: { label: texts.open, href: `${origin}${event.returnPath ?? ''}` },
    paragraphs: [t.next, fillMessage(texts.reference, names), words.stopReminders(origin)],
    footer: [common.risk, common.illustrative],
  });
}

/** Each day on which people join or leave; nobody is named in a mail. */
function stepRows({ steps }: Pick<PolicyChanged, 'steps'>, { t }: MailWords): string[][] {
  const { changed } = t.policies;
  return steps.map(({ kind, effectiveOn, rows }) => {
    const date = shownDate(effectiveOn);
    const text = kind === 'add' ? changed.joins : changed.leaves;
    return [fillMessage(text, { date }), fillMessage(changed.rows, { count: String(rows) })];
  });
}

function moneyRows(money: ChangeMoney | undefined, words: MailWords): string[][] {
  const { policies: texts } = words.t;
  const { netFils = 0n, vatFils = 0n, grossFils = 0n } = money ?? {};
  const size = (fils: bigint) => (fils < 0n ? -fils : fils);
  if (grossFils === 0n) return [[texts.nothing, words.aed(0n)]];
  return [
    [texts.net, words.aed(size(netFils))],
    [texts.vat, words.aed(size(vatFils))],
    [grossFils > 0n ? texts.pay : texts.back, words.aed(size(grossFils))],
  ];
}

function namesOf(policy: ChangedPolicy | undefined, { say }: MailWords) {
  const { planName = '', insurerName = '', reference = '' } = policy ?? {};
  return { plan: say(planName), insurer: say(insurerName), policy: reference };
}
