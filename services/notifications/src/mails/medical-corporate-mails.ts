/** What is mailed to an employer: the plans that they checked for a quote, each for its category (decisions M46). */
import type {
  MedicalCorporateTerms,
  Offer,
  QuoteEmailed,
} from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { letterOf } from '@muqarin/rules/category-letters';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { MailWords } from './in-locale.ts';
import type { RenderedMail } from './layout.ts';
import type { Mailed } from './mailed.ts';

export function groupQuoteMail(
  event: Mailed<QuoteEmailed>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { groups: t, common } = words.t;
  const { offers, reference, returnPath, validUntil } = event;
  return words.render({
    subject: fillMessage(t.quote.subject, { reference }),
    greeting: words.greet(event.contact?.name),
    sentence: t.quote.sentence,
    table: {
      head: [t.plan, t.gross, t.net],
      rows: offers.map((offer) => [
        planText(offer, words),
        words.aed(offer.plan?.grossFils),
        words.aed(offer.plan?.netFils),
      ]),
    },
    button: { label: t.open, href: `${origin}${returnPath ?? ''}` },
    paragraphs: [
      ...conditionsOf(offers, words),
      t.holds,
      words.until(t.until, validUntil),
      words.reference(reference),
    ],
    footer: [common.risk, common.illustrative],
  });
}

/** `Category A: Falaj Gold, Falaj Assurance, Wareed TPA, with dental`. */
function planText({ plan, terms }: Offer, words: MailWords): string {
  const { groups: t } = words.t;
  const of = terms.case === 'medicalCorporate' ? terms.value : null;
  const variants = of?.variants ?? [];
  const said = [plan?.planName, plan?.insurerName, of?.tpaName].filter((text) => !!text);
  return [
    `${of ? `${categoryText(of, words)}: ` : ''}${words.listed(said as string[])}`,
    ...(variants.length > 0 ? [fillMessage(t.with, { variants: words.listed(variants) })] : []),
    ...(of ? [fillMessage(t.members, { members: String(of.members) })] : []),
  ].join(' · ');
}

function categoryText({ category }: MedicalCorporateTerms, { t: { groups: t } }: MailWords) {
  return category === 0 ? t.everybody : fillMessage(t.category, { letter: letterOf(category) });
}

/** Who may buy which plan, each plan once (decisions X31). */
function conditionsOf(offers: readonly Offer[], { t, say }: MailWords): string[] {
  const said = offers.flatMap(({ plan }) =>
    (plan?.conditions ?? []).map((text) =>
      fillMessage(t.common.quote.whoMayBuy, {
        plan: say(plan?.planName ?? ''),
        condition: say(text),
      }),
    ),
  );
  return [...new Set(said)];
}
